import type { JSHandle, Page } from 'playwright-core'

/** What a person does of which the page is told. */
type Deed = 'click' | 'input'

/**
 * How long after what a person does something is there and painted, in milliseconds, on the page's own clock.
 * @param isThere says so of `about`; it runs in the page and is looked at every frame
 */
export async function paintedAfter<A extends string | number>(
  page: Page,
  deed: Deed,
  act: () => Promise<void>,
  isThere: (about: A) => boolean,
  about: A,
): Promise<number> {
  // As text: the page's policy lets no function be made of another's words within it.
  const watch = `(${watchFor})(${JSON.stringify(deed)}, () => (${isThere})(${JSON.stringify(about)}))`
  const watched: JSHandle<ReturnType<typeof watchFor>> = await page.evaluateHandle(watch)
  await act()
  return watched.evaluate(({ took }) => took)
}

/** Runs in the page. */
function watchFor(deed: Deed, isThere: () => boolean): { took: Promise<number> } {
  return {
    took: new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const frame = () => {
          if (!isThere()) requestAnimationFrame(frame)
          // The frame after the one that it is drawn in.
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(frame)
      }
      addEventListener(deed, begin, { once: true, capture: true })
    }),
  }
}
