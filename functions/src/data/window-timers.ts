import { createHash } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { carriesOver, isAbsence, isDecidedAtEnd, isNoSign } from '@vigie/domain/rules/condition'
import { conditionalRuleSchema } from '@vigie/domain/rules/conditional-rule'
import type { Rule } from '@vigie/domain/rules/rule'
import { beginsAfter, looksFrom } from '@vigie/domain/rules/watched-time'
import { windowAt } from '@vigie/domain/rules/window-span'
import { firstWindow } from '@vigie/domain/rules/window-turns'
import type { Shift } from '@vigie/domain/time/shift'
import { type Timer, timerIdOf } from '@vigie/domain/timers/timer'
import { beginsKnownMs, ruleKnownMs, shiftsKnownMs } from '@vigie/domain/timers/timer-policy'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { dropTimer, getTimer, setTimer } from './timers.ts'

const endTimerId = (establishmentId: string, ruleId: string): string =>
  timerIdOf({ kind: 'windowEnds', establishmentId, ruleId })

const signsTimerId = (establishmentId: string, ruleId: string): string =>
  timerIdOf({ kind: 'signs', establishmentId, ruleId })

const beginTimerId = (establishmentId: string, ruleId: string): string =>
  timerIdOf({ kind: 'windowBegins', establishmentId, ruleId })

/**
 * Has a rule that is decided when its window is over looked at then, and one on signs of life as soon as somebody may have given none for long enough, in a transaction that has done its reading; one that is not has
 * no such timer. One that waits for returns has the exits of about `now` (epoch milliseconds) looked up, `knownMs` later, when ingest goes by what it is told here.
 */
export function awaitEnd(
  transaction: Transaction,
  { eid, ruleId, rule }: { eid: string; ruleId: string; rule: Rule },
  home: { shifts: readonly Shift[]; timeZone: string },
  now: number,
  knownMs = ruleKnownMs,
): void {
  if (rule.type === 'conditional' && rule.activated && isAbsence(rule.metric) && !isNoSign(rule.metric)) {
    const exits = { kind: 'exits', establishmentId: eid, ruleId } as const
    setTimer(transaction, timerIdOf(exits), { ...exits, changedAt: now, dueAt: now + knownMs })
  }
  const signsId = signsTimerId(eid, ruleId)
  if (rule.type === 'conditional' && rule.activated && isNoSign(rule.metric)) {
    const dueAt = looksFrom(rule, home.shifts, now, home.timeZone)
    setTimer(transaction, signsId, { kind: 'signs', establishmentId: eid, ruleId, looks: {}, dueAt })
  } else dropTimer(transaction, signsId)
  awaitBegin(transaction, { eid, ruleId, rule }, home, now, knownMs)
  const id = endTimerId(eid, ruleId)
  if (rule.type !== 'conditional' || !rule.activated || !isDecidedAtEnd(rule)) {
    dropTimer(transaction, id)
    return
  }
  const { from, until, shiftId, dueAt } = firstWindow(rule, home.shifts, now, home.timeZone)
  setTimer(transaction, id, { kind: 'windowEnds', establishmentId: eid, ruleId, from, until, shiftId, dueAt })
}

/** Has what goes on looked up in the window that has begun, once ingest goes by the rule, and else as the next begins. */
function awaitBegin(
  transaction: Transaction,
  { eid, ruleId, rule }: { eid: string; ruleId: string; rule: Rule },
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
  now: number,
  knownMs: number,
): void {
  const id = beginTimerId(eid, ruleId)
  if (rule.type !== 'conditional' || !rule.activated || !carriesOver(rule)) {
    dropTimer(transaction, id)
    return
  }
  const begun = windowAt(rule, shifts, now, timeZone)?.from
  const from = begun ?? beginsAfter(rule, shifts, now, timeZone)
  const dueAt = begun === undefined ? from + beginsKnownMs : now + knownMs
  setTimer(transaction, id, { kind: 'windowBegins', establishmentId: eid, ruleId, from, dueAt })
}

/** Of what was over so shortly before the home was changed the timer may not have been taken: judged twice, it is told of once. */
const justOverMs = 60_000

/**
 * Reads the rules of a home that are activated, in a transaction that is about to change its shifts or its clock; answers how to have each wait for its
 * windows as they are then. One read each.
 */
export async function endsToAwait(transaction: Transaction, eid: string) {
  const activated = firestore().collection(paths.notifications(eid)).where('activated', '==', true)
  const rules = (await transaction.get(activated)).docs.flatMap((stored) => {
    const rule = stored.get('type') === 'conditional' ? readOrReport(conditionalRuleSchema, stored) : null
    return rule === null ? [] : [{ eid, ruleId: stored.id, rule }]
  })
  return (home: Parameters<typeof awaitEnd>[2], now: number): void => {
    for (const one of rules) awaitEnd(transaction, one, home, now - justOverMs, justOverMs + shiftsKnownMs)
  }
}

/** Has nothing wait for a rule any more, in a transaction that has done its reading. */
export function dropEnd(transaction: Transaction, eid: string, ruleId: string): void {
  dropTimer(transaction, endTimerId(eid, ruleId))
  dropTimer(transaction, beginTimerId(eid, ruleId))
  dropTimer(transaction, signsTimerId(eid, ruleId))
}

/** A hash: what it is made of may be longer than the id of a timer. */
const lookTimerId = (eid: string, windowId: string) =>
  `windowLook_${createHash('sha256').update(`${eid}\n${windowId}`).digest('hex')}`

/**
 * Has a window looked at again at an instant, though nothing is heard meanwhile. Where that is to be sooner already, it is: versions of
 * a window are told of in any order, and whoever looks too early looks once more. `now` is epoch milliseconds.
 */
export async function awaitLook(eid: string, windowId: string, dueAt: number, now: number): Promise<void> {
  const id = lookTimerId(eid, windowId)
  const timer: Timer = { kind: 'windowLook', establishmentId: eid, windowId, dueAt }
  await inTransaction(async (transaction) => {
    const known = await getTimer(transaction, id)
    // One that is due is being taken, by whoever may not have seen what this is about.
    if (known === null || known.dueAt <= now || known.dueAt > dueAt) setTimer(transaction, id, timer)
  })
}
