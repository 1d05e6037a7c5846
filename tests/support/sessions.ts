import { projectId } from '@vigie/emulators/suite/addresses'
import type { TestPerson } from './people.ts'

/** What a token says. */
export const payloadOf = ({ idToken }: { idToken: string }) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

/** The same person's token of a session that began so long ago. Auth's emulator signs nothing, so anybody may write one here. */
export function begunEarlier(person: TestPerson, ms: number): { idToken: string } {
  const payload = { ...payloadOf(person), auth_time: Math.floor((Date.now() - ms) / 1_000) }
  const [header] = person.idToken.split('.')
  return { idToken: `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.` }
}

/** Has Auth take sessions of this person that began an hour ago, before their account did. */
export async function letOlderCount({ uid }: TestPerson): Promise<void> {
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
  const { ok } = await fetch(`${auth}/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000) - 3_600) }),
  })
  if (!ok) throw new Error('Auth does not take an older session')
}
