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

/** A rule, and where it stands. */
interface Placed {
  eid: string
  ruleId: string
  rule: Rule
}

interface Clock {
  shifts: readonly Shift[]
  timeZone: string
}

/** What a rule may wait for by itself, each with a timer of its own that stays until it is dropped. */
const lasting = ['windowBegins', 'windowEnds', 'signs'] as const

/**
 * Has a rule that is decided when its window is over looked at then, one on signs of life as soon as somebody may have given none for long enough, and what goes on as a window of
 * one on a duration begins; of one that waits for returns the exits of about `now` (epoch milliseconds) are looked up as soon as ingest goes by what it says. In a
 * transaction that has done its reading; a rule that waits for none of these has no such timer any more.
 */
export function awaitEnd(transaction: Transaction, { eid, ruleId, rule }: Placed, home: Clock, now: number) {
  const timer = timerOf({ eid, ruleId, rule }, home, now, now + ruleKnownMs)
  const unneeded = lasting.filter((kind) => kind !== timer?.kind)
  for (const kind of unneeded) dropTimer(transaction, timerIdOf({ kind, establishmentId: eid, ruleId }))
  if (timer) setTimer(transaction, timerIdOf(timer), timer)
}

/** The one timer that a rule has by itself; null: none. `knownAt`: when every instance of ingest goes by the rule, and by its home's shifts. */
function timerOf({ eid, ruleId, rule }: Placed, { shifts, timeZone }: Clock, now: number, knownAt: number) {
  if (rule.type !== 'conditional' || !rule.activated) return null
  const place = { establishmentId: eid, ruleId }
  if (isNoSign(rule.metric))
    return { kind: 'signs' as const, ...place, looks: {}, dueAt: looksFrom(rule, shifts, now, timeZone) }
  if (isAbsence(rule.metric)) return { kind: 'exits' as const, ...place, changedAt: now, dueAt: knownAt }
  if (isDecidedAtEnd(rule))
    return { kind: 'windowEnds' as const, ...place, ...firstWindow(rule, shifts, now, timeZone) }
  if (!carriesOver(rule)) return null
  const begun = windowAt(rule, shifts, now, timeZone)?.from
  const from = begun ?? beginsAfter(rule, shifts, now, timeZone)
  const dueAt = begun === undefined ? from + beginsKnownMs : knownAt
  return { kind: 'windowBegins' as const, ...place, from, dueAt }
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
  return (home: Clock, now: number): void => {
    for (const one of rules) {
      const timer = timerOf(one, home, now - justOverMs, now + shiftsKnownMs)
      if (timer) setTimer(transaction, timerIdOf(timer), timer)
    }
  }
}

/** Has nothing wait for a rule any more, in a transaction that has done its reading. */
export function dropEnd(transaction: Transaction, eid: string, ruleId: string): void {
  for (const kind of lasting) dropTimer(transaction, timerIdOf({ kind, establishmentId: eid, ruleId }))
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
