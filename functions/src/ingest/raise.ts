import type { Unanswered } from '@vigie/domain/alerts/unanswered'
import { heardUntilMoved, residentAt } from '@vigie/domain/devices/assignment'
import { callThatGoesOn, isNews } from '@vigie/domain/devices/device-news'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import { devicePath } from '../data/devices.ts'
import { type Grounds, groundsNow, groundsOf } from './grounds.ts'
import type { Sender } from './identify.ts'
import { recordFor } from './record-for.ts'
import { withoutCare } from './without-care.ts'

/** What became of what a device said. */
interface Raised {
  /** Calls for help that may have told nobody. */
  unanswered: Unanswered
  /** Whose they are: who had the device as they were published; missing: nothing was asked. */
  beneficiaryId?: string
  /** States that were no news to the device's record, and alerted nobody. */
  noNews: readonly ReceivedEvent[]
}

/**
 * Raises the alerts of what a device said, or begins the care that it says begins, by the home's rules. `publishedAt` is epoch milliseconds, `arrived` on the clock of
 * performance.now: states are held against the device's record of then or later. Rejects where one could not be raised; done
 * again it raises only what is missing.
 */
export async function raise(
  deviceId: string,
  all: readonly ReceivedEvent[],
  sender: Sender,
  publishedAt: number,
  arrived: number,
): Promise<Raised> {
  const grounds = all.length > 0 ? await groundsOf(deviceId, all, sender, arrived) : null
  if (grounds === null) return nothing
  const received = await withoutCare(deviceId, all, grounds)
  const { assignment } = grounds
  const device = await recordFor(received, devicePath({ ...assignment, deviceId }), arrived)
  const recordOf = (one: ReceivedEvent) =>
    (isCallForHelp(one.event.kind) ? heardUntilMoved(assignment, one.belongsAt) : null) ?? device
  const news = received.filter((one) => isNews(recordOf(one), one))
  const noNews = received.filter((one) => !news.includes(one))
  const raiseBy = (events: readonly ReceivedEvent[], { rules, home: { timeZone, shifts } }: Grounds) =>
    raiseAlerts(events, {
      deviceId,
      assignment,
      timeZone,
      shifts,
      publishedAt,
      ...(rules ?? { rules: [], unreadable: [] }),
    })
  const answer = async (events: readonly ReceivedEvent[]) => {
    const unanswered = await raiseBy(events, grounds)
    if (unanswered.size === 0) return unanswered
    // The rule that answers a call, or its shift, may be younger than what is remembered.
    const latest = await groundsNow(grounds, arrived)
    return latest === grounds ? unanswered : raiseBy(events, latest)
  }
  const unanswered = await answer(news.toSorted((one, other) => urgency(other) - urgency(one)))
  // Whether a call that goes on has alerted anybody, its device's guard knows; that no rule was for it was told as it began.
  await answer(
    noNews.flatMap((one) => {
      const record = recordOf(one)
      return (record && callThatGoesOn(record, one)) ?? []
    }),
  )
  return { unanswered, beneficiaryId: residentAt(assignment, publishedAt), noNews }
}

const nothing: Raised = { unanswered: new Map(), noNews: [] }

const urgency = ({ event }: ReceivedEvent) => Number(isCallForHelp(event.kind))
