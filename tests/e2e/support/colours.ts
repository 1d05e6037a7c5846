import type { Locator } from 'playwright-core'

/** Which of the three colours what is drawn behind a text has most of. */
export const groundOf = (text: Locator): Promise<'red' | 'green' | 'blue'> =>
  text.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number)
      if (alpha === 0) continue
      if (red > green && red > blue) return 'red'
      return green > blue ? 'green' : 'blue'
    }
    throw new Error('Nothing is drawn behind it')
  })
