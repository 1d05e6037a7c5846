import type { BrowserContextOptions, Page } from 'playwright-core'
import { apiKey, signInWith } from '../../support/auth.ts'
import type { Credentials } from './app.ts'

const appName = '[DEFAULT]'

export type SignedInStorage = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

/**
 * The storage of a browser in which somebody signed in earlier, as Firebase Auth keeps it: a test of what comes after
 * /login need not go through it. Auth asks its server about the person when the page loads, as it always does.
 */
export async function signedInStorage(
  { email, password }: Credentials,
  origin: string,
): Promise<SignedInStorage> {
  const signedIn = await signInWith(email, password)
  if (signedIn === null) throw new Error(`${email} could not sign in`)
  const { localId, idToken, refreshToken, expiresIn } = signedIn
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

/**
 * Puts into the storage of a page's browser what it is to hold before the app is opened. Playwright would open another page for it, in a
 * process of its own.
 */
export async function fillStorage(page: Page, { origins }: SignedInStorage): Promise<void> {
  for (const { origin, localStorage } of origins) {
    const empty = `${origin}/favicon.svg`
    if (page.url() !== empty) await page.goto(empty)
    await page.evaluate((items) => {
      for (const { name, value } of items) window.localStorage.setItem(name, value)
    }, localStorage)
  }
}
