import { useComing } from '../../../lib/page/use-coming.ts'
import { loadTroubles } from './load-troubles.ts'
import type { SharedOrNot } from './trouble-banners.tsx'

/**
 * Under the alerts of every page: that calls for help may alert nobody, that nobody knows whether they do, and what of a home is silent.
 * Its code comes right after the page.
 */
export function HomeTroubles(props: SharedOrNot) {
  const came = useComing(loadTroubles)
  return came && <came.default {...props} />
}
