import type { BrowserContextOptions } from 'playwright-core'
import { z } from 'zod'
import type { Credentials } from './app.ts'

/** What the demo build starts Firebase with; see web/src/lib/firebase/app.ts. */
const apiKey = 'demo'
const appName = '[DEFAULT]'

const tokensSchema = z.object({
  localId: z.string(),
  email: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
})

/**
 * The storage of a browser in which somebody signed in earlier, as Firebase Auth keeps it: a test of what comes after
 * /login need not go through it. Auth asks its server about the person when the page loads, as it always does.
 */
export async function signedInStorage(
  credentials: Credentials,
  origin: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    },
  )
  const { localId, email, idToken, refreshToken, expiresIn } = tokensSchema.parse(await response.json())
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + expiresIn * 1_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName,
  }
  const kept = { name: `firebase:authUser:${apiKey}:${appName}`, value: JSON.stringify(user) }
  return { cookies: [], origins: [{ origin: new URL(origin).origin, localStorage: [kept] }] }
}
