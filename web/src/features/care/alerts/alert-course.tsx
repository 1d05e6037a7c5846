import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { later } from '../../../lib/page/later.tsx'
import { loadTimeline } from './load-timeline.ts'
import type { OwnAlert } from './open-alerts-context.ts'

const AlertTimeline = later(loadTimeline, null)

/** The course of an alert. Where its code cannot be had it is folded again, and the alert itself stays. */
export function AlertCourse({ own, onFailed }: { own: OwnAlert; onFailed: () => void }) {
  return (
    <LoadBoundary onFailed={onFailed}>
      <AlertTimeline own={own} />
    </LoadBoundary>
  )
}
