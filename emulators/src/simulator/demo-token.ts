import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts'

/** Signs somebody of the demo residence in at the Auth emulator that the process environment leads to, and answers their ID token. */
export async function demoToken(uid: string): Promise<string> {
  const email = demoAccounts.find((account) => account.uid === uid)?.email
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
  const response = await fetch(`${auth}/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`${uid} cannot sign in: ${response.status}`)
  const { idToken } = (await response.json()) as { idToken: string }
  return idToken
}
