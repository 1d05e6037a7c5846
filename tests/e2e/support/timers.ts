import type { Page } from 'playwright-core'

/** Makes the page's own timers of so many milliseconds take another time. */
export const timersTake = (page: Page, ms: number, instead: number) =>
  page.evaluate(
    ([from, to]) => {
      const wait = setTimeout
      window.setTimeout = ((act: () => void, after: number) =>
        wait(act, after === from ? to : after)) as typeof wait
    },
    [ms, instead],
  )

/** Makes the page's own timers of so many milliseconds wait for `letTimersGo`; one that is taken back before never comes. */
export const timersWait = (page: Page, ms: number) =>
  page.evaluate((held) => {
    const [wait, stop] = [setTimeout, clearTimeout]
    const waiting = new Map<number, () => void>()
    window.setTimeout = ((act: () => void, after: number) => {
      const id = Number(wait(after === held ? () => undefined : act, after))
      if (after === held) waiting.set(id, act)
      return id
    }) as unknown as typeof wait
    window.clearTimeout = ((id: number) => {
      waiting.delete(id)
      stop(id)
    }) as typeof stop
    Reflect.set(window, 'timersThatWait', waiting)
    addEventListener('let-timers-go', () => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const act of due) act()
    })
  }, ms)

/**
 * Waits until a timer waits so. One that begins with the answer of a call may not be there yet as the page hears by its
 * listener of what was done.
 */
export const whenTimerWaits = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, 'timersThatWait').size > 0)

export const letTimersGo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('let-timers-go')))
