import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'
import type { OwnAlert } from './open-alerts-context.ts'

const loadTimeline = code(() => loadWithTexts('course', () => import('./alert-timeline.tsx')))

/** The course of an alert, one tap away: its code and words come with the first that is looked at. */
export function AlertCourse({ own }: { own: OwnAlert }) {
  const came = useComing(loadTimeline)
  return came && <came.default own={own} />
}
