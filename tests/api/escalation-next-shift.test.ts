import type { EscalationStep } from '@vigie/domain/alerts/escalation-plan'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { buttonRule, homeWithButton, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { setRule } from '../support/set-rule.ts'

const minute = 60_000

/** A shift from so many hours ahead until so many, on the home's clock. */
function shift(id: string, from: number, until: number) {
  const at = (hours: number) => localTimeOfDay(Date.now() + hours * 60 * minute, 'America/Toronto')
  return { id, name: id, nameFR: id, nameEN: id, start: at(from), end: at(until) }
}

const onShift = (change: Partial<EscalationStep> = {}): EscalationStep => ({
  uids: [],
  onShift: true,
  methods: ['sms'],
  afterMinutes: 3,
  ...change,
})

/** A home whose rule told somebody of a press by e-mail, and where one works in the evening, which it is, and another at night, the same, or both. */
async function homeInTheEvening(
  stepsFor: (named: string) => EscalationStep[],
  atNight: 'other' | 'same' | 'both',
) {
  const { home, press } = await homeWithButton()
  const { eid } = home
  const [named = '', evening = '', other = ''] = await Promise.all([0, 1, 2].map(() => home.addMember()))
  const [steps, night] = [stepsFor(named), atNight === 'same' ? evening : other]
  const rule = { ...buttonRule, methods: ['email' as const] }
  const ruleId = await home.addRule({ ...rule, recipients: [{ kind: 'user', uid: named }] })
  await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -1, 1), shift('night', 1, 7)] })
  const shifts = [
    { shiftId: 'evening', uids: [evening] },
    { shiftId: 'night', uids: atNight === 'both' ? [evening, night] : [night] },
  ]
  await db
    .doc(paths.escalation(eid))
    .set({ ...firstPlan, steps, shifts, repeatMinutes: 120, resolveWithinMinutes: 10, updatedAt: 1 })
  await push(press())
  const { id: aid } = await onlyAlertOf(home)
  const timerId = timerIdOf({ kind: 'escalation', establishmentId: eid, alertId: aid })
  const bring = async (change: Record<string, number>) => {
    await db.doc(paths.alert(eid, aid)).update(change)
    await db.doc(paths.timer(timerId)).update({ dueAt: Date.now() - 1 })
    expect(await bringTimer(timerId)).toBe(204)
  }
  return {
    home,
    named,
    evening,
    night,
    ruleId,
    /** As if the time until the next step had gone by. */
    async step() {
      const { escalation } = await onlyAlertOf(home)
      await bring({ 'escalation.at': (escalation?.at ?? 0) - 3 * minute })
    },
    /** As if the evening had ended. */
    async beginNight() {
      await db
        .doc(paths.establishment(eid))
        .update({ shifts: [shift('evening', -9, -1), shift('night', -1, 7)] })
      await bring({ 'escalation.shiftEndsAt': Date.now() - minute })
    },
    asked: async () => (await messagesOf(home)).filter((message) => message.startsWith('escalated')),
  }
}

it('rings whoever works from the turn on, whom a rule had named newly by e-mail alone, once', async () => {
  const { home, named, evening, night, ruleId, step, beginNight, asked } = await homeInTheEvening(
    () => [onShift()],
    'other',
  )
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  await step()
  await setRule({ eid: home.eid, ruleId, by: nurse }, [named, night], ['email'])
  const before = [`escalated-2_${evening}_sms`, `escalated-3_${night}_email`]
  expect(await asked()).toEqual(before)
  await beginNight()
  await beginNight()
  expect(await asked()).toEqual([...before, `escalated-4_${night}_sms`])
})

it('rings whoever works on, whom a step has asked by e-mail alone, and who was away as it rang', async () => {
  const { home, evening, step, beginNight, asked } = await homeInTheEvening(
    (named) => [onShift({ methods: ['email'] }), onShift({ uids: [named] })],
    'same',
  )
  await step()
  const member = db.doc(paths.member(home.eid, evening))
  await member.update({ away: { since: 0, until: null, by: 'test' } })
  await step()
  await member.update({ away: null })
  await beginNight()
  const of = (await asked()).filter((message) => message.includes(evening))
  expect(of.map((message) => message.slice(message.lastIndexOf('_') + 1))).toEqual(['email', 'sms'])
})

it('does not say by who begins, only reads and has the number of whoever works on that nobody was reached', async () => {
  const { home, evening, night, step, beginNight, asked } = await homeInTheEvening(() => [onShift()], 'both')
  const phoneMobile: string = (await db.doc(paths.user(evening)).get()).get('phoneMobile')
  await db.doc(paths.user(night)).update({ phoneMobile, verifiedPhones: [phoneMobile] })
  await db.doc(paths.member(home.eid, night)).update({ roleId: roles.READ_ONLY })
  await step()
  const { waveId } = await onlyAlertOf(home)
  await beginNight()
  expect(await asked()).toEqual([`escalated-2_${evening}_sms`, `escalated-3_${night}_sms`])
  expect(await onlyAlertOf(home)).toMatchObject({ waveId, nobodyReachedAt: null })
})
