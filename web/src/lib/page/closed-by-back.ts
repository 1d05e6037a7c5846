import { overPages } from './over-pages.ts'
import { type Watching, whenBack } from './when-back.ts'

const openOver = overPages(window)
let count = 0

// What is open answers Escape itself: what a browser tells of Back by is not to close what lies beneath for the same press.
addEventListener('keydown', (event) => count > 0 && event.key === 'Escape' && event.preventDefault(), true)

/**
 * Has Back close what is open over the page, the topmost first: as the browser tells of it (when-back.ts), and where it only tells that it
 * went back, by going on again (over-pages.ts). Answers what ends that: it is closed.
 */
export function closedByBack(close: () => void): () => void {
  const { hasEntry, end } = openOver(close)
  const endWatch = hasEntry ? () => {} : whenBack(window as Watching, close)
  count += 1
  return () => {
    count -= 1
    endWatch()
    end()
  }
}
