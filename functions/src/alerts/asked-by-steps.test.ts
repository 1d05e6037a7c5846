import type { Alert } from '@vigie/domain/alerts/alert'
import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { type EscalationPlan, firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { expect, test } from 'vitest'
import type { AlertPeople } from '../data/people.ts'
import { type AskedAlert, askedBySteps, toThoseThere } from './asked-by-steps.ts'
import { asUsers, now, people, staffOf } from './firing.fixture.ts'

const home = { timeZone: 'America/Toronto', shifts: [] }
const step = (uids: string[]) => ({ uids, onShift: false, methods: ['voice' as const], afterMinutes: 3 })
const planOf = (...uids: string[][]): EscalationPlan => ({ ...firstPlan, steps: uids.map(step) })
const bySms = (uid: string) => ({ uid, methods: ['sms' as const] })
const held = (asked: AskedAlert['asked'], change: Partial<Alert> = {}): AskedAlert => ({
  eid: 'home',
  id: 'a',
  alert: { ...openAlert({ at: now }), ...change },
  asked,
})
const told = (one: AskedAlert, plan: EscalationPlan | null) =>
  askedBySteps([one], plan, home, 'luc', now).map(({ firing: { rule } }) => rule)
const escalated = { step: 'escalated' as const, at: now, level: 2, people: 1, why: 'unanswered' as const }

test('whoever was asked is told as they were asked, whatever the plan says by now; not who lets go', () => {
  const dora = { uid: 'dora', methods: ['email' as const, 'sms' as const] }
  const asked = [bySms('anne'), dora, bySms('luc'), bySms('bob')]
  const one = held(asked, { escalation: { taken: 1, at: now }, timeline: [escalated] })
  const all = [
    { methods: ['sms'], recipients: asUsers(['anne', 'bob']) },
    { methods: ['email', 'sms'], recipients: asUsers(['dora']) },
  ]
  expect(told(one, null)).toEqual(all)
  expect(told(one, planOf(['carl'], ['carl']))).toEqual(all)
})

test('of steps that an alert before this one has taken those are told whom they name', () => {
  const one = held([bySms('anne')], {
    escalation: { taken: 2, at: now },
    timeline: [{ ...escalated, level: 3 }],
  })
  expect(told(one, planOf(['carl'], ['dora'], ['dora']))).toEqual([
    { methods: ['sms'], recipients: asUsers(['anne']) },
    { methods: ['voice'], recipients: asUsers(['carl']) },
  ])
  expect(told(one, { ...planOf(['carl']), activated: false })).toHaveLength(1)
})

test('who is away, has no number that was confirmed or may not read alerts any more is left out, and nobody stands in', () => {
  const staff = (uid: string, change: object) => ({ ...staffOf(uid), ...change })
  const known: AlertPeople = {
    ...people,
    colleagues: new Map([
      ['anne', staffOf('anne')],
      [
        'bob',
        staff('bob', { member: { ...staffOf('bob').member, away: { since: 0, until: null, by: 'bob' } } }),
      ],
      ['carl', staff('carl', { member: null })],
    ]),
  }
  const tellsOf = (...uids: string[]) => askedBySteps([held(uids.map(bySms))], null, home, 'luc', now)
  const there = toThoseThere(tellsOf('bob', 'carl', 'anne'), known, now)
  expect(there.map(({ firing }) => firing.rule.recipients)).toEqual([asUsers(['anne'])])
  expect(toThoseThere(tellsOf('bob', 'carl'), known, now)).toEqual([])
})
