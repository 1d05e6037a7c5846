import { heardUntilMoved, residentAt } from '@vigie/domain/devices/assignment'
import { isNews } from '@vigie/domain/devices/device-news'
import { returnAwaitedAt } from '@vigie/domain/rules/awaited-return'
import { isAbsence, isDecidedAtEnd, isNoSign } from '@vigie/domain/rules/condition'
import { toldKey } from '@vigie/domain/rules/told-event'
import { windowOf } from '@vigie/domain/rules/watched-event'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { localDate } from '@vigie/domain/time/local-time'
import type { TimerOf } from '@vigie/domain/timers/timer'
import * as logger from 'firebase-functions/logger'
import { awaitReturns } from '../data/absence-timers.ts'
import { isConflict, isOutage, Unstorable } from '../data/conflict.ts'
import { devicePath } from '../data/devices.ts'
import type { StoredCondition } from '../data/homes.ts'
import { addToWindows, type WindowEntry, windowPath } from '../data/rule-windows.ts'
import { keyOf } from './device-changes.ts'
import { GroupCommitter } from './group-committer.ts'
import type { Sender } from './identify.ts'
import { liveRules } from './known.ts'
import { recordFor } from './record-for.ts'

const committer = new GroupCommitter<WindowEntry>({
  commit: addToWindows,
  keyOf: windowPath,
  isOutage,
  isContended: isConflict,
  limit: 100,
})

/** One thing that a device told of a resident. */
interface Watched {
  one: ReceivedEvent
  beneficiaryId: string
  deviceId: string
  sender: Sender
}

/**
 * Puts what a device said into the windows of the conditional rules that watch it, and has those that wait for a return look in time, one
 * write a rule; who looks does so afterwards (docs/adr/0099-a-window-is-written-then-judged.md, 0086-an-absence-is-a-timer.md). By what is
 * remembered of the rules; a window of about then is counted anew. `receivedAt` is epoch milliseconds, `arrived` on the clock of
 * performance.now. Rejects when it could not be written: the same message again changes nothing.
 */
export async function watch(
  { deviceId, received }: { deviceId: string; received: readonly ReceivedEvent[] },
  sender: Sender,
  receivedAt: number,
  arrived: number,
): Promise<void> {
  const { assignment } = sender
  if (received.length === 0) return
  const known =
    liveRules.peek(assignment.establishmentId) ?? (await liveRules.get(assignment.establishmentId))
  const rules = (known?.conditional ?? []).filter(isTakenUp)
  if (rules.length === 0) return
  const device = await recordFor(received, devicePath({ ...assignment, deviceId }), arrived)
  const isOfHere = (one: ReceivedEvent) => residentAt(assignment, one.belongsAt) === assignment.beneficiaryId
  const recordOf = (one: ReceivedEvent) =>
    isOfHere(one) && !isCallForHelp(one.event.kind)
      ? device
      : (heardUntilMoved(assignment, one.belongsAt) ?? device)
  const watched = received
    .filter((one) => isNews(recordOf(one), one))
    .map((one): Watched => ({ one, deviceId, sender, beneficiaryId: residentAt(assignment, one.belongsAt) }))
  const [waiting, counting] = [rules.filter(isWaiting), rules.filter((rule) => !isWaiting(rule))]
  const entries = watched.flatMap((one) => counting.flatMap((rule) => entryOf(rule, one, receivedAt)))
  const timers = watched.flatMap((one) => waiting.flatMap((rule) => timerOf(rule, one, receivedAt)))
  await Promise.all([...entries.map(added), awaitReturns(timers)])
}

/** What is decided at the end of a window, or on what is not heard at all, is looked up then. */
const isTakenUp = (rule: StoredCondition) => !isDecidedAtEnd(rule) && !isNoSign(rule.metric)

const isWaiting = ({ metric }: StoredCondition) => isAbsence(metric)

const contextOf = ({ one, beneficiaryId, sender }: Watched) => {
  const { shifts, timeZone } = sender.home
  return { event: one.event, deviceType: sender.assignment.type, beneficiaryId, shifts, timeZone }
}

const toldOf = ({ one, deviceId, sender }: Watched) => {
  const { kind, value, occurredAt: at } = one.event
  return { deviceId, deviceType: sender.assignment.type, kind, value, at }
}

function entryOf(rule: StoredCondition, watched: Watched, now: number): WindowEntry[] {
  const window = windowOf(rule, { ...contextOf(watched), now })
  if (typeof window === 'string') return []
  const { one, deviceId, beneficiaryId, sender } = watched
  const { establishmentId } = sender.assignment
  const key = toldKey(deviceId, localDate(one.event.occurredAt, sender.home.timeZone), keyOf(one))
  const event = toldOf(watched)
  return [{ establishmentId, window: { ...window, ruleId: rule.id, beneficiaryId }, key, event }]
}

function timerOf(rule: StoredCondition, watched: Watched, now: number): TimerOf<'absence'>[] {
  const dueAt = returnAwaitedAt(rule, { ...contextOf(watched), now })
  if (typeof dueAt === 'string') return []
  const { establishmentId } = watched.sender.assignment
  const { beneficiaryId } = watched
  return [{ kind: 'absence', establishmentId, ruleId: rule.id, beneficiaryId, exit: toldOf(watched), dueAt }]
}

/** A window that takes no more has told more than any rule counts (docs/rules.md): its message is worth no further delivery. */
async function added(entry: WindowEntry): Promise<void> {
  try {
    await committer.add(entry)
  } catch (error) {
    if (!(error instanceof Unstorable)) throw error
    logger.warn('a window of a rule is full', { window: windowPath(entry) })
  }
}
