import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What this page has told so far, and when, in milliseconds since it was opened. */
    toldSoFar?: readonly string[]
  }
}

const consoleOf = new WeakMap<Page, string[]>()

/** Runs in the page, before anything of its own: keeps what its messages say, which are gone by the time that a test fails. */
export function keepTold(): void {
  const told: string[] = []
  window.toldSoFar = told
  let last = ''
  new MutationObserver(() => {
    const said = [...document.querySelectorAll('[role=status], [role=alert]')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(Boolean)
      .join(' | ')
    if (said === last) return
    last = said
    told.push(`${Math.round(performance.now())} ${said}`)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Keeps what goes wrong on a page by its console. */
export function keepConsole(page: Page): void {
  const lines: string[] = []
  consoleOf.set(page, lines)
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  page.on('pageerror', ({ message }) => lines.push(message))
}

/** What a page shows in words, and what it told before, for whoever reads why a test failed on it. */
export async function describePage(page: Page): Promise<string> {
  try {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 })
    const told = await page.evaluate(() => [performance.now(), ...(window.toldSoFar ?? [])].slice(-20))
    const wrong = consoleOf.get(page)?.slice(-10) ?? []
    return [`On screen at ${page.url()}:`, shown, 'Told before:', ...told, 'Console:', ...wrong].join('\n')
  } catch (error) {
    return `Nothing to be read at ${page.url()}: ${error}`
  }
}
