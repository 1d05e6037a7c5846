import type { Unanswered } from '@vigie/domain/alerts/unanswered'
import { isOfEither } from '@vigie/domain/alerts/whose-call'
import { heardUntilMoved } from '@vigie/domain/devices/assignment'
import type { Device } from '@vigie/domain/devices/device'
import { callThatGoesOn, isNews } from '@vigie/domain/devices/device-news'
import { type EventKind, isCallForHelp } from '@vigie/domain/sensors/event-kinds'
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
  { assignment, home: remembered }: Sender,
  publishedAt: number,
  arrived: number,
): Promise<Raised> {
  const { establishmentId } = assignment
  if (received.length === 0) return nothing
  const known = liveRules.peek(establishmentId) ?? (await liveRules.get(establishmentId))
  // An event counts once: what a rule that was just mended would tell of it cannot be added afterwards.
  const whole = isWhole(known) ? known : await liveRules.get(establishmentId, arrived)
  const kinds = new Set(received.map(({ event }) => event.kind))
  const mayFire = [...kinds].some(isCallForHelp) || whole?.rules.some(({ action }) => kinds.has(action))
  if (!mayFire) return nothing
  // An alert says where somebody is: that the device is still theirs is asked anew, where it was only remembered.
  const latest = await assignments.get(deviceId, arrived).catch(unlessSpoilt)
  const now = latest?.establishmentId === establishmentId ? latest : assignment
  const homeNow = async () => (await homes.get(establishmentId, arrived).catch(unlessSpoilt)) ?? remembered
  // Nor can it be taken back that a former resident was named by a rule that is the present one's since, or that a rule of a
  // shift that was just added counted as one of no shift.
  const isOfTwo = received.some((one) => isOfEither(now, one))
  const rules = isOfTwo ? await liveRules.get(establishmentId, arrived) : whole
  const knowsShift = (shiftId: string) => remembered.shifts.some(({ id }) => id === shiftId)
  const isHomeKnown = !isOfTwo && shiftsNamed(rules, kinds).every(knowsShift)
  const home = isHomeKnown ? remembered : await homeNow()
  const device = await recordFor(received, devicePath({ ...now, deviceId }), arrived)
  const recordOf = (one: ReceivedEvent) =>
    (isCallForHelp(one.event.kind) ? heardUntilMoved(now, one.belongsAt) : null) ?? device
  const news = received.filter((one) => isNews(recordOf(one), one))
  const noNews = received.filter((one) => !news.includes(one))
  const raiseBy = (events: readonly ReceivedEvent[], live: LiveRules | null, { timeZone, shifts }: Home) =>
    raiseAlerts(events, {
      deviceId,
      assignment: now,
      timeZone,
      shifts,
      publishedAt,
      ...(live ?? { rules: [], unreadable: [] }),
    })
  const answer = async (events: readonly ReceivedEvent[]) => {
    const unanswered = await raiseBy(events, rules, home)
    if (unanswered.size === 0) return unanswered
    // The rule that answers a call, or its shift, may be younger than what is remembered.
    const [latestRules, latestHome] = await Promise.all([liveRules.get(establishmentId, arrived), homeNow()])
    const isAsKnown = latestRules === rules && latestHome === home
    return isAsKnown ? unanswered : raiseBy(events, latestRules, latestHome)
  }
  const unanswered = await answer(news.toSorted((one, other) => urgency(other) - urgency(one)))
  // Whether a call that goes on has alerted anybody, its device's guard knows; that no rule was for it was told as it began.
  await answer(
    noNews.flatMap((one) => {
      const record = recordOf(one)
      return (record && callThatGoesOn(record, one)) ?? []
    }),
  )
  return { unanswered, noNews }
}

const isWhole = (live: LiveRules | null) =>
  live?.unreadable.length === 0 && live.rules.every(({ namesAll }) => namesAll)

/** The shifts that a home's rules of these kinds of event name. */
const shiftsNamed = (live: LiveRules | null, kinds: ReadonlySet<EventKind>) =>
  (live?.rules ?? []).flatMap(({ action, shiftIds }) => (kinds.has(action) ? shiftIds : []))

const nothing: Raised = { unanswered: new Map(), noNews: [] }

/** What is remembered stands for what cannot be read by now: a call for help is worth more than where it came from. */
function unlessSpoilt(error: unknown): null {
  if (error instanceof SpoiltDocument) return null
  throw error
}

const urgency = ({ event }: ReceivedEvent) => Number(isCallForHelp(event.kind))

/** The record by which it is told what of this is news; null where none is needed, or it cannot be had: all of it is, then. */
async function recordFor(
  received: readonly ReceivedEvent[],
  path: string,
  arrived: number,
): Promise<Device | null> {
  if (!received.some(({ event }) => event.asState)) return null
  const known = await stateOf(path, arrived).catch(() => null)
  return known?.data ?? null
}
