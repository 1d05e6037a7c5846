import { appUrl, newTab } from './app.ts'
import { browser } from './browser.ts'
import { whenHeard } from './heard.ts'
import type { HomeWithAlerts } from './home-with-alerts.ts'
import { signedInStorage } from './session.ts'

/** Runs in the page, before anything of its own: a device whose clock is off by so much, and by what is added to that as `jumpedMs`, later. */
function setClock(offMs: number): void {
  const right = Date.now
  const scope = globalThis as { jumpedMs?: number }
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
