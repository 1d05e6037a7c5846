import type { Alert } from '@vigie/domain/alerts/alert'
import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { nextStep } from '@vigie/domain/alerts/escalation'
import { type FollowedPlan, followedPlan } from '@vigie/domain/alerts/followed-plan'
import type { Access } from '@vigie/domain/people/permissions'
import { expect, test } from 'vitest'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { RulesOfAlerts } from '../data/rules-of-alerts.ts'
import { asUsers, now, people, ruleOf, withAnne } from './firing.fixture.ts'
import { isLostTo, planReleased } from './released-alerts.ts'
import { waveOf } from './wave-of-messages.ts'

const minute = 60_000
const luc = { uid: 'luc', name: 'Luc' }
const held = (id: string, change: Partial<Alert> = {}): HeldAlert => ({
  eid: 'home',
  id,
  alert: {
    ...openAlert({ at: now - minute, ruleId: 'r1' }),
    state: 'acknowledged',
    acknowledgedBy: luc,
    acknowledgedAt: now - minute,
    ...change,
  },
})
const lucAs = (roleId: 10 | 11 | null): Access => ({
  person: { uid: 'luc', roleId: 4, operator: false, disabled: false, emailVerified: true },
  membership: { roleId, role: 4, state: 'accepted', beneficiaryIds: [] },
})
const home = (change: Partial<RulesOfAlerts> = {}): RulesOfAlerts => ({
  isActive: true,
  timeZone: 'America/Toronto',
  shifts: [],
  rules: new Map(['r1', 'r2'].map((id) => [id, ruleOf(id, [...asUsers(['luc']), { kind: 'beneficiary' }])])),
  ...change,
})
const plan = (all: readonly HeldAlert[], change: Partial<RulesOfAlerts> = {}, after = lucAs(null)) =>
  planReleased(all, home(change), after, now)

test('an alert is lost to whoever may not take it any more', () => {
  expect(isLostTo(lucAs(11), held('a'))).toBe(false)
  expect([lucAs(10), lucAs(null)].map((after) => isLostTo(after, held('a')))).toEqual([true, true])
})

test('an alert is lost to whoever is a relative from then on, also of one whom they follow', () => {
  const { person } = lucAs(11)
  const membership: Access['membership'] = {
    roleId: 11,
    role: 5,
    state: 'accepted',
    beneficiaryIds: ['roy'],
  }
  expect(isLostTo({ person, membership }, held('a'))).toBe(true)
})

test('two alerts of one event are told to a person once, and those of two events twice', () => {
  const other = held('b', { ruleId: 'r2' })
  const messages = (all: readonly HeldAlert[]) => waveOf(plan(all), people, now).wave?.deliveries ?? []
  expect(messages([held('a'), other])).toHaveLength(1)
  expect(messages([held('a'), held('b', { ruleId: 'r2', eventId: 'e2' })])).toHaveLength(2)
  expect(messages([held('a'), other])[0]).toMatchObject({
    id: 'a_released-2_beneficiary_sms',
    delivery: { about: { alertIds: ['a', 'b'], waveId: 'a_released-2' } },
  })
})

test('whoever left it is told of it as long as they may read it', () => {
  const named = (after: Access) => plan([held('a')], {}, after).tells[0]?.firing.rule.recipients
  expect(named(lucAs(10))).toContainEqual({ kind: 'user', uid: 'luc' })
  expect(named(lucAs(null))).toEqual([{ kind: 'beneficiary' }])
})

test('the time is that of the last call, said to be late or of a wrong clock where it is the first', () => {
  const firstLate = { late: true, clockWrong: true }
  const [once] = plan([held('a', firstLate)]).tells
  expect(once?.firing).toMatchObject({ timing: 'late', clockWrong: true })
  const [twice] = plan([held('a', { ...firstLate, lastOccurredAt: now })]).tells
  expect(twice?.firing).toMatchObject({ timing: 'live', clockWrong: false, event: { occurredAt: now } })
})

test('one whose rule is gone says that nobody is reached; of an inactive home, or forgotten, it tells nobody', () => {
  const reached = (change: Partial<RulesOfAlerts>, one = held('a')) => {
    const rules = new Map([['r1', ruleOf('r1', asUsers(['luc', 'anne']))]])
    const planned = plan([one], { rules, ...change })
    return planned.tells.length > 0
      ? waveOf(planned, withAnne, now).alerts[0]?.alert.nobodyReachedAt
      : 'not asked'
  }
  expect(reached({})).toBeNull()
  expect(reached({ rules: new Map() })).toBe(now)
  expect(reached({ isActive: false })).toBe('not asked')
  const waits = (acknowledgedAt: number) =>
    plan([held('a', { acknowledgedAt })], { isActive: false }).alerts[0]?.change?.escalation
  expect(waits(now - minute)).toEqual(held('a').alert.escalation)
  expect(waits(now - 2 * minute)).toEqual({ taken: 0, at: now })
  // Once the home is active again its administrators are asked, though it has no steps.
  const [untold] = plan([held('a')], { isActive: false }).alerts
  expect(untold?.alert).toMatchObject({ state: 'open', nobodyReachedAt: now })
  expect(
    untold && nextStep(untold.alert, followedPlan(untold.alert, null, null) as FollowedPlan),
  ).toMatchObject({
    isLastResort: true,
  })
  const forgotten = { lastActivityAt: now - 120 * minute, escalation: { taken: 1, at: now - 120 * minute } }
  expect(reached({}, held('a', forgotten))).toBe('not asked')
})

test.each(['buttonPressed', 'doorOpen'] as const)(
  'whoever administers the home is told of one whose rule is gone, call for help or not: %s',
  (kind) => {
    const severity = kind === 'doorOpen' ? 'warning' : 'callForHelp'
    const { tells, alerts } = plan([held('a', { kind, severity })], { rules: new Map() })
    const standIns = { ...withAnne, standIns: ['anne'] }
    const { wave, alerts: told } = waveOf({ tells, alerts }, standIns, now)
    expect(wave?.deliveries.map(({ delivery: { recipient, channel } }) => [recipient, channel])).toEqual([
      [{ kind: 'user', uid: 'anne' }, 'sms'],
      [{ kind: 'user', uid: 'anne' }, 'email'],
    ])
    expect(told[0]?.alert.nobodyReachedAt).toBeNull()
  },
)

test('an alert of somebody who is away from then on says so', () => {
  const { alerts } = planReleased([held('a')], home(), lucAs(11), now, true)
  expect(alerts[0]?.alert.timeline.slice(-2)).toEqual([
    { step: 'released', at: now, from: luc },
    { step: 'passedOver', at: now, people: [luc], instead: null },
  ])
})

test('where whoever let go of it is the only one told, nobody is counted as reached', () => {
  const told = (named: readonly string[]) => {
    const rules = new Map([['r1', ruleOf('r1', asUsers(named), ['email'])]])
    const { alerts, tells } = plan([held('a')], { rules }, lucAs(11))
    const { anne } = Object.fromEntries(withAnne.colleagues)
    const colleagues = new Map([...withAnne.colleagues, ...(anne ? [['luc', anne] as const] : [])])
    return waveOf({ alerts, tells }, { ...withAnne, colleagues }, now)
  }
  const alone = told(['luc'])
  expect(alone.wave).toMatchObject({ left: [{ uid: 'luc', alertId: 'a' }], deliveries: [{}] })
  expect(alone.alerts[0]?.alert).toMatchObject({ nobodyReachedAt: now })
  expect(told(['luc', 'anne']).alerts[0]?.alert).toMatchObject({ nobodyReachedAt: null })
  expect(told(['anne']).wave?.left).toBeUndefined()
})
