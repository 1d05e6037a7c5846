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
