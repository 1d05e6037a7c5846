import { minPasswordLength } from '@vigie/domain/constants'
import { applicationDefault } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from './firebase-app.ts'

/**
 * Lets Auth itself refuse passwords that are not ours, answer alike whether an address has an account or not, leave the making and
 * the deleting of accounts to /api, and let nobody in without an account: what its clients ask it directly passes by there (docs/adr/0040-accounts-are-made-by-the-api.md).
 * Again: the same. Throws what Auth says where it may not be done.
 */
export async function secureAuth(project: string): Promise<void> {
  await getAuth(firebaseApp())
    .projectConfigManager()
    .updateProjectConfig({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        constraints: {
          minLength: minPasswordLength,
          requireLowercase: true,
          requireUppercase: true,
          requireNumeric: true,
          requireNonAlphanumeric: true,
        },
      },
    })
  await closeToClients(project)
}

/**
 * What the Admin SDK has no word for: `client.permissions` and `signIn.anonymous` of
 * https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
 */
async function closeToClients(project: string): Promise<void> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token
  const host = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  const permissions = { disabledUserSignup: true, disabledUserDeletion: true }
  const mask = [
    ...Object.keys(permissions).map((name) => `client.permissions.${name}`),
    'signIn.anonymous.enabled',
  ]
  const answer = await fetch(`${host}/v2/projects/${project}/config?updateMask=${mask}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-goog-user-project': project,
    },
    body: JSON.stringify({ client: { permissions }, signIn: { anonymous: { enabled: false } } }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}
