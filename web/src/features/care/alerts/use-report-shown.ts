import { useEffect } from 'react'
import { isVisible, onSeenAgain } from '../../../lib/page/visibility.ts'
import { reportAlertShown } from './alert-calls.ts'
import { alertRights } from './alert-rights.ts'
import type { OwnAlert } from './open-alerts-context.ts'

/** Alerts that this page has reported already, so that each is reported once. */
const reported = new Set<string>()

/**
 * Records that an alert has been on a screen that somebody could see, if it is the first. Nobody knows whether they looked.
 * @param isNear whether it is not further down than somebody looks: the alert's course names whose screen it was
 */
export function useReportShown(own: OwnAlert, isNear: boolean): void {
  const { alert } = own
  const due = isNear && alert.state === 'open' && alert.times.shownAt === null && !reported.has(alert.id)
  useEffect(() => {
    if (!due || !alertRights(own).mayReportShown) return
    const report = () => {
      if (!isVisible() || reported.has(own.alert.id)) return
      reported.add(own.alert.id)
      reportAlertShown(own).catch((error: unknown) => {
        // Nothing the person could do about it; the next that shows it reports it again, or this one as it changes.
        reported.delete(own.alert.id)
        console.warn('An alert that was shown could not be recorded as shown', error)
      })
    }
    // After the frame that paints it.
    const frame = requestAnimationFrame(report)
    const stop = onSeenAgain(report)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [due, own])
}
