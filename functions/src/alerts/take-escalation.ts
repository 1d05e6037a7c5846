import { isDeepStrictEqual } from 'node:util'
import type { Alert } from '@vigie/domain/alerts/alert'
import { type NextStep, nextStep, takeStep } from '@vigie/domain/alerts/escalation'
import { type FollowedPlan, followedPlan } from '@vigie/domain/alerts/followed-plan'
import { withoutShiftEnd, withShiftEnd } from '@vigie/domain/alerts/next-shift'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { passedOverStep } from '@vigie/domain/alerts/passed-over'
import { findStillAsked } from '../data/asked-by-waves.ts'
import { escalationTimerOf, followEscalation, getEscalated, writeStep } from '../data/escalations.ts'
import { getAlertPeople } from '../data/people.ts'
import { getRuleOfThoseWhoRest } from '../data/resident-plans.ts'
import { getOthersOfEvent } from '../data/same-event.ts'
import { getStandIns } from '../data/stand-ins.ts'
import { withDueTimer } from '../data/timers.ts'
import { getLatestWave, isAnyStillAsked, joinedWave } from './joined-wave.ts'
import { peopleOfNextShift } from './people-of-next-shift.ts'
import { peopleOfSteps } from './people-of-steps.ts'
import { toldAgain } from './told-again.ts'
import { waveOf } from './wave-of-messages.ts'

/** Another alert of the event is to take the step for all of them, at the same instant: this one is looked at again should it not. */
const leftToOtherMs = 2_000

/** It takes the step itself where that other has not by so long after it was due: nothing may wait for that one. */
const mayLeadForMs = 10_000

/**
 * Takes the next step of an alert's escalation, if one is due as the alert, its home and its people stand by now, and has the step after it
 * waited for; with it that of the other alerts of the same event, where it is the same, due or not: they are told of together. All in one transaction:
 * whoever comes second finds the timer moved or gone. `now` is epoch milliseconds.
 */
export function takeEscalation(id: string, now: number): Promise<void> {
  return withDueTimer(id, 'escalation', now, async (transaction, timer) => {
    const place = { eid: timer.establishmentId, aid: timer.alertId }
    const found = await getEscalated(transaction, place)
    if (found === null) return () => null
    const { alert, plan, said, home } = found
    // The last resort of another alert may be of other people: whom its rule names, or nobody.
    const isOfSame = (theirs: FollowedPlan, index: number) =>
      isDeepStrictEqual(theirs.steps[index], plan.steps[index])
    const next = nextStep(alert, plan)
    if (next === null || next.dueAt > now) return () => escalationTimerOf(place, alert, plan)
    const ofEvent = await getOthersOfEvent(transaction, place, alert)
    const followed = await Promise.all(
      ofEvent.map(async (other) => {
        const rule = await getRuleOfThoseWhoRest(transaction, place.eid, other.alert)
        return { other, rule, theirs: followedPlan(other.alert, said, rule) }
      }),
    )
    const others = followed.flatMap(({ other, rule, theirs }) => {
      const same = theirs && nextStep(other.alert, theirs)
      return same && isAlike(same, next) && isOfSame(theirs, next.index)
        ? [{ ...other, rule, followed: theirs, dueAt: same.dueAt }]
        : []
    })
    const isLed =
      now < next.dueAt + mayLeadForMs && others.some(({ aid, dueAt }) => dueAt <= now && aid < place.aid)
    if (isLed) return () => ({ ...timer, dueAt: now + leftToOtherMs })

    const toldTo = (index: number, recipients: readonly Recipient[], of = alert) => {
      const rule = { recipients: [...recipients], methods: plan.steps[index]?.methods ?? [] }
      return toldAgain(place.eid, of, rule, home.timeZone)
    }
    const read = {
      people: (uids: readonly string[]) => getAlertPeople(transaction, place.eid, alert.beneficiaryId, uids),
      standIns: () => getStandIns(transaction, place.eid),
      asked: () =>
        findStillAsked({ eid: place.eid, id: place.aid, alert }, plan.steps[next.index]?.methods ?? [], now),
    }
    const newShift = next.isNewShift ? await peopleOfNextShift({ plan, home, next }, toldTo, read, now) : null
    // Where nobody of it can be reached what comes next does at once, as after any step that reaches nobody.
    const isPassedOver = next.isNewShift === true && newShift === null
    const asTaken = (of: Alert) => (isPassedOver ? withoutShiftEnd(of) : of)
    const inTurn = nextStep(asTaken(alert), plan) ?? next
    const { people, reached, passedOver } =
      newShift ?? (await peopleOfSteps({ plan, home, next: inTurn }, toldTo, read, now))
    const joined = others.filter((one) => {
      const same = nextStep(asTaken(one.alert), one.followed)
      return same !== null && isAlike(same, inTurn)
    })
    const taken = [{ aid: place.aid, alert, followed: plan }, ...joined].flatMap((one) => {
      const said = passedOverStep(one.alert.timeline, passedOver, now)
      const before = said ? { ...one.alert, timeline: [...one.alert.timeline, said] } : one.alert
      const step = takeStep(
        asTaken(before),
        one.followed,
        (index) => reached.get(index)?.length ?? 0,
        now,
        isPassedOver || one.aid !== place.aid,
      )
      if (step === null || (step.index !== null && !isOfSame(one.followed, step.index))) return []
      const { escalation } = step.change
      const begun = inTurn.isNewShift ? undefined : asTaken(before).escalation?.shiftEndsAt
      const change = {
        timeline: before.timeline,
        ...step.change,
        ...(escalation && { escalation: withShiftEnd(escalation, one.followed, home, now, begun) }),
      }
      return [{ id: one.aid, alert: { ...before, ...change }, ...step, change }]
    })
    const tells = taken.flatMap(({ id, alert: of, index, why }) => {
      if (index === null) return []
      const step = why === 'unanswered' ? ('escalated' as const) : why
      // `peopleOfSteps` has decided who is reached: in the last resort also those who are away.
      const firing = { ...toldTo(index, reached.get(index) ?? [], of), isSettled: true }
      return [{ alertId: id, step, firing }]
    })
    // Who works on was asked by the messages before: those who begin are told beside them.
    const isBeside = newShift !== null && tells.length > 0
    const newly = reached.get(next.index) ?? []
    const joins =
      isBeside && isAnyStillAsked({ plan, home, next, newly }, toldTo, people, now)
        ? joinedWave(
            await getLatestWave(
              transaction,
              place.eid,
              taken.map((one) => one.alert),
            ),
            newly,
          )
        : undefined
    const { alerts, wave } = waveOf({ alerts: taken, tells, ...(joins && { joins }) }, people, now)
    return () => {
      writeStep(transaction, place.eid, { alerts, wave }, now)
      for (const { id, alert: after } of alerts) {
        const rule = others.find(({ aid }) => aid === id)?.rule ?? null
        if (id !== place.aid) followEscalation(transaction, { eid: place.eid, aid: id }, after, said, rule)
      }
      const own = alerts.find(({ id }) => id === place.aid)
      return escalationTimerOf(place, own?.alert ?? alert, plan)
    }
  })
}

const isAlike = (one: NextStep, other: NextStep): boolean =>
  one.index === other.index &&
  one.why === other.why &&
  one.isRepeat === other.isRepeat &&
  one.isNewShift === other.isNewShift
