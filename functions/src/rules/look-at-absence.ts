import { isOfItsDevice } from '@vigie/domain/rules/absence-kinds'
import { judgeAbsence } from '@vigie/domain/rules/judge-absence'
import type { TimerOf } from '@vigie/domain/timers/timer'
import { eventsCountedOf, guardIdOf } from '../data/alert-guard.ts'
import { readDayEvents } from '../data/day-events.ts'
import { isActiveResident, readWatchedDevices, readWatching } from '../data/watched.ts'
import { readWatch } from '../data/watches.ts'
import { datesTold } from './dates-told.ts'
import { isHeardSince } from './heard-since.ts'
import { raiseWindow } from './raise-window.ts'

const minuteMs = 60_000
/** A rule, or its home, that is off as an absence calls is looked at again each minute for so long: it may be on again while the absence lasts. */
const whileOffMs = 60 * minuteMs

/**
 * Looks at the world again when an exit has lasted for as long as its rule waits: the rule, the home, the resident and their devices as they are by now, and
 * whether anything told of a return, late too. Raises what fires, once for each absence. Answers what the timer waits for next; null: nothing. `now` is epoch milliseconds.
 */
export async function lookAtAbsence(
  timer: TimerOf<'absence'>,
  now: number,
): Promise<TimerOf<'absence'> | null> {
  const { establishmentId: eid, ruleId, beneficiaryId: bid, exit, heldAt } = timer
  const watching = await readWatching(eid, ruleId)
  if (watching === null) return null
  const { rule, timeZone, shifts } = watching
  if (!watching.isActive || !rule.activated)
    return now < exit.at + rule.value * minuteMs + whileOffMs ? { ...timer, dueAt: now + minuteMs } : null
  const place = isOfItsDevice(exit.kind) ? exit.deviceId : 'any'
  const dates = datesTold(exit.at - rule.value * minuteMs, now, timeZone)
  const [isActive, devices, heard, watch, counted] = await Promise.all([
    isActiveResident(eid, bid),
    readWatchedDevices(eid, bid, rule.deviceTypes),
    readDayEvents(eid, bid, rule.deviceTypes, dates),
    readWatch(eid),
    eventsCountedOf(eid, guardIdOf({ ruleId, beneficiaryId: bid })),
  ])
  const device = devices.find(({ deviceId }) => deviceId === exit.deviceId)
  // It says nothing more of somebody with whom it is not any more.
  if (!isActive || device === undefined) return null
  const context = {
    ...{ exit, beneficiaryId: bid, events: [...heard.values()], heldAt, shifts, timeZone },
    isHeard: isHeardSince(device, watch, exit.at, now),
    raised: counted.flatMap(({ eventId, at }) => (eventId.startsWith(`absence-${place}-`) ? [at] : [])),
  }
  const verdict = judgeAbsence(rule, context, now)
  if (verdict.fires) {
    const { cause } = verdict
    const fired = { establishmentId: eid, beneficiaryId: bid, ruleId, rule, timeZone, device: exit }
    const eventIdOf = () => `absence-${place}-${cause.at}`
    const waitsUntil = await raiseWindow(
      { ...fired, eventIdOf },
      [{ name: '', cause, heldUntil: null }],
      now,
      {
        evenDuringCare: false,
      },
    )
    // Who is not back yet when care is over is told of then.
    if (waitsUntil !== null) return { ...timer, heldAt: now, dueAt: waitsUntil }
  }
  return verdict.lookAgainAt === null ? null : { ...timer, dueAt: verdict.lookAgainAt }
}
