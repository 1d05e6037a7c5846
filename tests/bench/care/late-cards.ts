import type { Page } from 'playwright-core'

/** Follows from now on which cards come on screen, and which of them do before what is in them is drawn. */
export async function lateCards(page: Page): Promise<{ share: () => Promise<number> }> {
  const seen = await page.evaluateHandle(() => {
    const count = { all: 0, late: 0 }
    // The cards that are there already are told of at once.
    let isFirst = true
    const observer = new IntersectionObserver((entries) => {
      const came = isFirst ? [] : entries.filter(({ isIntersecting }) => isIntersecting)
      isFirst = false
      count.all += came.length
      count.late += came.filter(({ target }) => target.querySelector('[role=group]') === null).length
    })
    for (const card of document.querySelectorAll('[data-resident]')) observer.observe(card)
    return count
  })
  return {
    share: async () => {
      const { all, late } = await seen.jsonValue()
      return late / all
    },
  }
}
