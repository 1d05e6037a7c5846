import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'

const loadRefusedCalls = code(() => loadWithTexts('notices', () => import('./refused-calls.tsx')))

/** Under the alerts of every page: calls for help that were refused, or told nobody. Its code comes right after the page. */
export function HomeNotices() {
  const came = useComing(loadRefusedCalls)
  return came && <came.default />
}
