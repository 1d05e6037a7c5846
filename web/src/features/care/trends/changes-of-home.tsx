import { Skeletons } from '../../../components/skeletons.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'

const loadCard = code(() => loadWithTexts('trends', () => import('./home-changes-card.tsx')))

/** Who in a home has changed over days, which no shift sees by itself. Its code comes after the page. */
export function ChangesOfHome(of: { eid: string; timeZone: string }) {
  const came = useComing(loadCard)
  return came === null ? <Skeletons shape="rows" /> : <came.default {...of} />
}
