import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl, newTab } from './app.ts'
import { browser } from './browser.ts'
import { whenHeard, whenPainted } from './heard.ts'
import type { HomeWithAlerts } from './home-with-alerts.ts'
import { signedInStorage } from './session.ts'

/** What the page of such a device has of ours. */
interface Clock {
  /** By how much it was put ahead since. */
  jumpedMs?: number
  /** How often the page has looked at it, as it does every ten seconds. */
  looks: number
}

/** Runs in the page, before anything of its own: a device whose clock is off by so much, and by what is added to that as `jumpedMs`, later. */
function setClock(offMs: number): void {
  const right = Date.now
  const scope = Object.assign(globalThis, { looks: 0 } as Clock)
  const { setInterval } = globalThis
  const counted = (look: () => void, everyMs?: number) =>
    setInterval(() => {
      look()
      if (everyMs === 10_000) scope.looks += 1
    }, everyMs)
  Object.assign(globalThis, { setInterval: counted })
  const now = () => right() + offMs + (scope.jumpedMs ?? 0)
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

/**
 * Opens a page of a home on a device whose clock is off by so much.
 * @param isAsked whether it can ask the server for the time
 */
export async function openOn(home: HomeWithAlerts, offMs: number, { on = '', isAsked = true } = {}) {
  const page = await newTab(browser, { storageState: await signedInStorage(home.staff, appUrl()) })
  await page.addInitScript(setClock, offMs)
  if (!isAsked) await page.route('**/favicon.svg', (route) => route.abort())
  await page.goto(appUrl(`/establishment/${home.eid}${on}`))
  await whenHeard(page)
  return page
}

/** Puts the clock of a page that was opened so ahead, and waits until every part of it has looked at it. */
export async function jumpAhead(page: Page, jumpedMs: number): Promise<void> {
  const looks = () => page.evaluate(() => (globalThis as unknown as Clock).looks)
  const before = await page.evaluate((by) => {
    const clock = globalThis as unknown as Clock
    clock.jumpedMs = by
    return clock.looks
  }, jumpedMs)
  await expect.poll(looks).toBeGreaterThan(before)
  await whenPainted(page)
}
