import type { Unanswered } from '@vigie/domain/alerts/unanswered'
import { isNews } from '@vigie/domain/devices/device-news'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import { devicePath } from '../data/devices.ts'
import type { Home, LiveRules } from '../data/homes.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { stateOf } from './device-writer.ts'
import type { Sender } from './identify.ts'
import { assignments, homes, liveRules } from './known.ts'

/** What became of what a device said. */
interface Raised {
  /** Calls for help that may have told nobody. */
  unanswered: Unanswered
  /** States that were no news to the device's record, and alerted nobody. */
  noNews: readonly ReceivedEvent[]
}

/**
 * Raises the alerts of what a device said by the home's rules. `publishedAt` is epoch milliseconds, `arrived` on the clock of
 * performance.now: states are held against the device's record of then or later. Rejects where one could not be raised; done
 * again it raises only what is missing.
 */
export async function raise(
  deviceId: string,
  received: readonly ReceivedEvent[],
  { assignment, home }: Sender,
  publishedAt: number,
  arrived: number,
): Promise<Raised> {
  const { establishmentId } = assignment
  if (received.length === 0) return nothing
  const remembered = liveRules.peek(establishmentId) ?? (await liveRules.get(establishmentId))
  // An event counts once: what a rule that was just mended would tell of it cannot be added afterwards.
  const known = isWhole(remembered) ? remembered : await liveRules.get(establishmentId, arrived)
  const mayFire = received.some(
    ({ event }) => isCallForHelp(event.kind) || known?.rules.some(({ action }) => event.kind === action),
  )
  if (!mayFire) return nothing
  // An alert says where somebody is: that the device is still theirs is asked anew, where it was only remembered.
  const latest = await assignments.get(deviceId, arrived).catch(unlessSpoilt)
  const now = latest?.establishmentId === establishmentId ? latest : assignment
  const news = await newsOf(received, devicePath({ ...now, deviceId }), arrived)
  const noNews = received.filter((one) => !news.includes(one))
  const urgentFirst = news.toSorted((one, other) => urgency(other) - urgency(one))
  const raiseBy = (live: LiveRules | null, { timeZone, shifts }: Home) =>
    raiseAlerts(urgentFirst, {
      deviceId,
      assignment: now,
      timeZone,
      shifts,
      publishedAt,
      ...(live ?? { rules: [], unreadable: [] }),
    })
  const unanswered = await raiseBy(known, home)
  if (unanswered.size === 0) return { unanswered, noNews }
  // The rule that answers a call, or its shift, may be younger than what is remembered.
  const [rulesNow, homeNow] = await Promise.all([
    liveRules.get(establishmentId, arrived),
    homes.get(establishmentId, arrived).catch(unlessSpoilt),
  ])
  const isAsKnown = rulesNow === known && homeNow === home
  return { unanswered: isAsKnown ? unanswered : await raiseBy(rulesNow, homeNow ?? home), noNews }
}

const isWhole = (live: LiveRules | null) =>
  live?.unreadable.length === 0 && live.rules.every(({ recipients }) => recipients.length > 0)

const nothing: Raised = { unanswered: new Map(), noNews: [] }

/** What is remembered stands for what cannot be read by now: a call for help is worth more than where it came from. */
function unlessSpoilt(error: unknown): null {
  if (error instanceof SpoiltDocument) return null
  throw error
}

const urgency = ({ event }: ReceivedEvent) => Number(isCallForHelp(event.kind))

/** What a device tells as a state is an event where it is news; if that cannot be found out, it is. */
async function newsOf(
  received: readonly ReceivedEvent[],
  path: string,
  arrived: number,
): Promise<readonly ReceivedEvent[]> {
  if (!received.some(({ event }) => event.asState)) return received
  const known = await stateOf(path, arrived).catch(() => null)
  return received.filter((one) => isNews(known?.data ?? null, one))
}
