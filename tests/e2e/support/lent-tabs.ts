import type { BrowserContext, CDPSession, Dialog, Page } from 'playwright-core'

/** A tab that goes from test to test. */
interface LentTab {
  page: Page
  context: BrowserContext
  devTools: CDPSession
  /** Opens a session more, which does not spend it. */
  openDevTools: BrowserContext['newCDPSession']
  /** What a test must have asked for to be given this one. */
  kind: string
  /** Whether something was done to it that cannot be taken back. */
  isSpent: boolean
}

/** What stays with a page or a context until it is closed. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
]

/** What gives a tab a clock of its own, which stays with it; its pages then also know no more how they were opened. */
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

/** How a page is drawn unless a test says otherwise: on a screen, with what moves. */
const asOpened = { media: null, reducedMotion: null } as const

/** What tests listen to, without what Playwright itself does. */
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

const idle: LentTab[] = []
const lentOf = new Map<BrowserContext, LentTab>()

/** A tab that an earlier test is done with, as good as new but for its process, which is half of what opening the app costs. */
export function takeIdleTab(kind: string): Page | undefined {
  const index = idle.findIndex((tab) => tab.kind === kind)
  const [tab] = index === -1 ? [] : idle.splice(index, 1)
  if (tab) lentOf.set(tab.context, tab)
  return tab?.page
}

/** Lets a new tab be taken by later tests of its kind, once its own is done with it. */
export async function lendTab(page: Page, kind: string): Promise<void> {
  const context = page.context()
  const openDevTools = context.newCDPSession.bind(context)
  const tab = { page, context, devTools: await openDevTools(page), openDevTools, kind, isSpent: false }
  lentOf.set(context, tab)
  for (const owner of [page, context]) {
    for (const name of lasting) spendWith(tab, owner, name)
    for (const name of lastingOfClock) spendWith(tab, owner.clock, name)
  }
}

/** Speaks to the browser as DevTools do, of presses and the like, which leave nothing behind. */
export async function withDevTools<T>(page: Page, speak: (devTools: CDPSession) => Promise<T>): Promise<T> {
  const context = page.context()
  const devTools = await (lentOf.get(context)?.openDevTools(page) ?? context.newCDPSession(page))
  try {
    return await speak(devTools)
  } finally {
    await devTools.detach()
  }
}

function spendWith(tab: LentTab, owner: object, name: string): void {
  const act: unknown = Reflect.get(owner, name)
  if (typeof act !== 'function') return
  Reflect.set(owner, name, (...given: unknown[]) => {
    tab.isSpent = true
    return act.apply(owner, given)
  })
}

/** The contexts that the test before has used. */
export const usedContexts = (all: readonly BrowserContext[]): BrowserContext[] =>
  all.filter((context) => !idle.some((tab) => tab.context === context))

/**
 * Takes back what a test was lent, and rids it of all that the test left there.
 * @returns false if it cannot be of use to another test, and is to be closed
 */
export async function takeBack(context: BrowserContext): Promise<boolean> {
  const tab = lentOf.get(context)
  lentOf.delete(context)
  if (!tab || tab.isSpent || tab.page.isClosed()) return false
  const { page, devTools } = tab
  const origin = process.env.VIGIE_HOSTING_URL ?? ''
  if (new URL(page.url()).origin !== origin) return false
  await Promise.all(context.pages().map((other) => other === page || other.close()))
  for (const event of heard) {
    await page.removeAllListeners(event, { behavior: 'ignoreErrors' })
    await context.removeAllListeners(event, { behavior: 'ignoreErrors' })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.emulateMedia(asOpened)
  // Some pages ask before they are left.
  const leave = (dialog: Dialog) => dialog.accept()
  page.on('dialog', leave)
  await page.goto(`${origin}/favicon.svg`)
  page.off('dialog', leave)
  await page.evaluate(() => sessionStorage.clear())
  await page.mouse.move(0, 0)
  await context.clearCookies()
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devTools.send('Page.resetNavigationHistory')
  idle.push(tab)
  return true
}
