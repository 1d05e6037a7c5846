import { host, projectId } from './addresses.ts'
import type { Ports } from './ports.ts'

/**
 * Lets Auth's emulator answer alike whether an address has an account or not, as Auth is set to in the cloud
 * (docs/deploy.md); by itself it tells. Kept data says what it was told before, so each start says it.
 * @throws Error when it does not take that
 */
export async function hideAccounts(ports: Ports): Promise<void> {
  const response = await fetch(`http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok)
    throw new Error(`Auth's emulator was not told to hide who has an account: ${await response.text()}`)
}
