import type { Page } from 'playwright-core'
import { withDevTools } from './lent-tabs.ts'

/**
 * Looks at a page as somebody has it who chose another size of text in the settings of the browser. What asks for the width of the screen in
 * letters hears of that, and not of a larger text of the page itself.
 */
export const withText = <T>(page: Page, percent: number, look: () => Promise<T>): Promise<T> =>
  withDevTools(page, async (devTools) => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
    return look()
  })
