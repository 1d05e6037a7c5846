import { heardUntilMoved, residentAt } from '@vigie/domain/devices/assignment'
import { isNews } from '@vigie/domain/devices/device-news'
import { isDecidedAtEnd } from '@vigie/domain/rules/condition'
import { toldKey } from '@vigie/domain/rules/told-event'
import { windowOf } from '@vigie/domain/rules/watched-event'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { localDate } from '@vigie/domain/time/local-time'
import * as logger from 'firebase-functions/logger'
import { isConflict, isOutage, Unstorable } from '../data/conflict.ts'
import { devicePath } from '../data/devices.ts'
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

/**
 * Puts what a device said into the windows of the conditional rules that watch it, one write a window; who looks at them does so
 * afterwards (docs/adr/0099-a-window-is-written-then-judged.md). By what is remembered of the rules; a window of about then is
 * counted anew. `receivedAt` is epoch milliseconds, `arrived` on the clock of performance.now. Rejects when it could not be written:
 * the same message again changes nothing.
 */
export async function watch(
  { deviceId, received }: { deviceId: string; received: readonly ReceivedEvent[] },
  { assignment, home }: Sender,
  receivedAt: number,
  arrived: number,
): Promise<void> {
  const { establishmentId, type: deviceType } = assignment
  if (received.length === 0) return
  const known = liveRules.peek(establishmentId) ?? (await liveRules.get(establishmentId))
  const rules = (known?.conditional ?? []).filter((rule) => !isDecidedAtEnd(rule))
  if (rules.length === 0) return
  const device = await recordFor(received, devicePath({ ...assignment, deviceId }), arrived)
  const isOfHere = (one: ReceivedEvent) => residentAt(assignment, one.belongsAt) === assignment.beneficiaryId
  const recordOf = (one: ReceivedEvent) =>
    isOfHere(one) && !isCallForHelp(one.event.kind)
      ? device
      : (heardUntilMoved(assignment, one.belongsAt) ?? device)
  const entries = received
    .filter((one) => isNews(recordOf(one), one))
    .flatMap((one) => {
      const { event, belongsAt } = one
      const beneficiaryId = residentAt(assignment, belongsAt)
      const { shifts, timeZone } = home
      const context = { event, deviceType, beneficiaryId, shifts, timeZone, now: receivedAt }
      const { kind, value, occurredAt: at } = event
      return rules.flatMap((rule): WindowEntry[] => {
        const window = windowOf(rule, context)
        if (typeof window === 'string') return []
        const key = toldKey(deviceId, localDate(at, timeZone), keyOf(one))
        return [
          {
            establishmentId,
            window: { ...window, ruleId: rule.id, beneficiaryId },
            key,
            event: { deviceId, deviceType, kind, value, at },
          },
        ]
      })
    })
  await Promise.all(entries.map(added))
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
