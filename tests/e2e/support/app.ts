import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keepConsole, keepTold } from './describe-page.ts'
import { whenHeard } from './heard.ts'
import { followListeners, keepChannels } from './left-listeners.ts'
import { lendTab, takeIdleTab } from './lent-tabs.ts'
import { fillStorage, type SignedInStorage, signedInStorage } from './session.ts'

/** What a person signs in with. */
export interface Credentials {
  email: string
  password: string
}

/** Where the app is; another origin when it is reached through relays. */
export const appUrl = (path = '/', origin = process.env.VIGIE_HOSTING_URL ?? ''): string =>
  new URL(path, origin).href

/** The page's own errors, which no test may leave behind unnoticed. */
const errorsOf = new WeakMap<Page, string[]>()

const violation = 'Policy violated'

/** What any page did that the policy of Hosting forbids (docs/adr/0026-what-a-page-may-do.md). */
const violations: string[] = []

/** What was told so far, for a test that means it; afterwards it is not held against that test. */
export const takeViolations = (): string[] => violations.splice(0)

/** Runs in the page, before anything of its own. */
function tellViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      console.error('Policy violated', effectiveDirective, blockedURI, sourceFile, sample)
    },
  )
}

/** Runs in the page: a browser that always has something else to do loads no code ahead. */
function keepBusy(): void {
  window.requestIdleCallback = () => 0
}

/**
 * Runs in the page: it has all its letters from the start. A browser asks for bold ones as the first are to be shown, and a line of the letters that
 * stand for them until they come is some pixels higher or lower.
 */
function loadLetters(): void {
  addEventListener('DOMContentLoaded', () => {
    // A page that is left meanwhile needs none.
    for (const face of document.fonts) face.load().catch(() => undefined)
  })
}

interface TabOptions extends Omit<BrowserContextOptions, 'storageState'> {
  storageState?: SignedInStorage
  /**
   * Whether it loads the code of pages that nobody has opened, as browsers do once they are idle: a fifth of what it costs to open a page,
   * for what few tests look at.
   */
  loadsAhead?: boolean
}

interface OpenOptions extends TabOptions {
  origin?: string
  /** What is done to the tab before it opens the app. */
  before?: (page: Page) => Promise<void>
}

const desktop = { width: 1280, height: 860 }

/** A tab of a browser that nobody has signed in to, at French settings and desktop size unless said otherwise. */
export async function newTab(
  browser: Browser,
  { loadsAhead = false, storageState, viewport = desktop, ...options }: TabOptions = {},
): Promise<Page> {
  const kind = JSON.stringify({ loadsAhead, ...options })
  const idle = takeIdleTab(kind)
  const page = idle ?? (await openTab(browser, kind, { loadsAhead, ...options }))
  if (viewport) await page.setViewportSize(viewport)
  page.context().on('console', (message) => {
    if (message.text().startsWith(violation)) violations.push(message.text())
  })
  followListeners(page.context())
  const errors: string[] = []
  errorsOf.set(page, errors)
  page.on('pageerror', (error) => errors.push(error.message))
  keepConsole(page)
  if (storageState) await fillStorage(page, storageState)
  return page
}

async function openTab(
  browser: Browser,
  kind: string,
  { loadsAhead, ...options }: TabOptions,
): Promise<Page> {
  // At one size, whatever the first test asks for: a tab that a later one opens beside it is of this size.
  const context = await browser.newContext({ locale: 'fr-CA', viewport: desktop, ...options })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(tellViolations)
  await context.addInitScript(keepChannels)
  await context.addInitScript(keepTold)
  await context.addInitScript(loadLetters)
  if (!loadsAhead) await context.addInitScript(keepBusy)
  const page = await context.newPage()
  await lendTab(page, kind)
  return page
}

/** Fails if anything was thrown in the page. */
export function expectNoErrors(page: Page): void {
  expect(errorsOf.get(page)).toEqual([])
}

/** Fills the form of /login in, whatever its language, and sends it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Signs in and waits for the first page. */
export async function signIn(page: Page, credentials: Credentials, origin?: string): Promise<void> {
  await page.goto(appUrl('/login', origin))
  await submitSignIn(page, credentials)
  await page.waitForURL(appUrl('/establishment', origin))
  // A question of somebody who is invited may cover it already.
  await page.getByRole('banner', { includeHidden: true }).waitFor()
}

/** Opens an address in a tab of a browser in which somebody signed in before, without going through /login. */
export async function openAs(
  browser: Browser,
  credentials: Credentials,
  path: string,
  { origin = appUrl(), before, ...options }: OpenOptions = {},
): Promise<Page> {
  const storageState = await signedInStorage(credentials, origin)
  const page = await newTab(browser, { ...options, storageState })
  await before?.(page)
  await page.goto(appUrl(path, origin))
  // What is written while a listener is opened may be lost on its way: by Google's emulator, not in the cloud.
  await whenHeard(page)
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined))
  return page
}

/** Goes to an address of the app as by a link in it, without loading the page anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Signs out by the menu, and waits for /login. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Votre compte|Your account/ }).click()
  await page.getByRole('menuitem', { name: /Se déconnecter|Sign out/ }).click()
  await page.waitForURL(appUrl('/login'))
  await page.locator('input[name=email]').waitFor()
}
