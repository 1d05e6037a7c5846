import type { Page } from 'playwright-core'

/** What an open page came to show, by event id: the times (epoch milliseconds) at which a row of it was painted. */
export type ShownTimes = Record<string, number[]>

/** Begins to note when rows of events come onto the page: at the frame after the one that brought them. */
export async function watchRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: Record<string, number[]> = {}
    Object.assign(window, { shownTimes: shown })
    const note = (added: Node) => {
      if (!(added instanceof Element)) return
      const rows = added.matches('[data-event]') ? [added] : [...added.querySelectorAll('[data-event]')]
      for (const row of rows) {
        const id = row.getAttribute('data-event') ?? ''
        requestAnimationFrame(() => {
          shown[id] ??= []
          shown[id].push(Date.now())
        })
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** What was noted so far. */
export function shownTimes(page: Page): Promise<ShownTimes> {
  return page.evaluate(() => (window as unknown as { shownTimes: ShownTimes }).shownTimes)
}
