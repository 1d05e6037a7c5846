import { z } from 'zod'

/** What Firebase starts with in the demo build, and Auth's emulator takes; see web/src/lib/firebase/app.ts. */
export const apiKey = 'demo'

/** What Auth answers to whoever signs in; `expiresIn` in seconds. */
const signedInSchema = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
})
export type SignedIn = z.infer<typeof signedInSchema>

/** Signs in by password; null where Auth does not let them in. */
export async function signInWith(email: string, password: string): Promise<SignedIn | null> {
  const response = await askAuth('signInWithPassword', { email, password, returnSecureToken: true })
  return response.ok ? signedInSchema.parse(await response.json()) : null
}

/** Calls a method of Auth's REST interface, as the browser's library does. */
export function askAuth(method: string, body: object): Promise<Response> {
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST
  return fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Has Auth take whatever token of a person was given since, in epoch seconds: it ends those of before a change of their address. */
export async function acceptTokensSince(uid: string, seconds: number): Promise<void> {
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST
  await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/projects/demo-vigie/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(seconds) }),
  })
}
