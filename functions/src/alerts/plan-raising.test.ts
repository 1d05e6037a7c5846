import type { Alert } from '@vigie/domain/alerts/alert'
import { alertSchema } from '@vigie/domain/alerts/alert'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { StoredRule } from '../data/homes.ts'
import type { AlertPeople } from '../data/people.ts'
import type { Firing } from './firing.ts'
import { planRaising } from './plan-raising.ts'
import { waveOf } from './wave-of-messages.ts'

const now = Date.parse('2026-11-21T02:00:00Z')
const emptyGuard: AlertGuard = { latest: [], seen: [] }
const people: AlertPeople = {
  resident: { name: 'Mme Roy', room: '214', email: null, phone: '+15145550100' },
  colleagues: new Map(),
}

const ruleOf = (id: string, uids: readonly string[]): StoredRule => ({
  id,
  type: 'live',
  name: id,
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BOUTON'],
  action: 'buttonPressed',
  shiftIds: [],
  recipients: [...uids.map((uid) => ({ kind: 'user' as const, uid })), { kind: 'beneficiary' }],
  methods: ['sms'],
  activated: true,
  createdBy: 'admin',
  createdAt: 0,
  updatedAt: 0,
})

const firingOf = (rule: StoredRule, eventId: string, occurredAt = now): Firing => ({
  place: { establishmentId: 'home', beneficiaryId: 'roy', deviceId: 'a84041f2c1d2e3f4' },
  deviceType: 'NOVIKA-LW-BOUTON',
  deviceLocation: 'Lit',
  timeZone: 'America/Toronto',
  publishedAt: now,
  timing: 'live',
  clockWrong: false,
  saidAt: occurredAt,
  receivedAt: now,
  rule,
  event: {
    eventId,
    deviceId: 'a84041f2c1d2e3f4',
    kind: 'buttonPressed',
    value: null,
    occurredAt,
    battery: null,
    rssi: null,
    snr: null,
  },
})

const rules = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('r1', 'r2', 'r3', 'constructor'),
    uids: fc.subarray(['anne', 'bob', 'carl']),
  }),
  { selector: ({ id }) => id, minLength: 1 },
)
const events = fc.array(
  fc.record({
    id: fc.constantFrom('e1', 'e2', 'x.y', '..', '__x__', 'constructor', '__proto__'),
    before: fc.nat(5_000),
  }),
  { minLength: 1, maxLength: 8 },
)
const firings = fc
  .tuple(rules, events)
  .map(([known, happened]) =>
    known.flatMap(({ id, uids }) =>
      happened.map((event) => firingOf(ruleOf(id, uids), event.id, now - event.before)),
    ),
  )

describe('what the firings of one message do', () => {
  it('is the same in whatever order an instance finds them, but for events told twice with other times', () => {
    const distinct = firings.map((all) => [
      ...new Map(all.map((firing) => [`${firing.rule.id} ${firing.event.eventId}`, firing])).values(),
    ])
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = all
          .map((firing) => ({ firing, key: random.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ firing }) => firing)
        const plan = planRaising(emptyGuard, new Map(), all, now)
        const other = planRaising(emptyGuard, new Map(), shuffled, now)

        const ids = (list: typeof plan.alerts) =>
          list.map(({ id, alert }) => `${id} ${alert.occurrences}`).sort()
        expect(ids(other.alerts)).toEqual(ids(plan.alerts))
        expect(waveOf(other, people, now).wave).toEqual(waveOf(plan, people, now).wave)
      }),
    )
  })

  it('is one valid alert per rule that counts each event once, whatever the ids', () => {
    fc.assert(
      fc.property(firings, (all) => {
        const plan = planRaising(emptyGuard, new Map(), all, now)
        const { alerts } = waveOf(plan, people, now)

        expect(new Set(alerts.map(({ alert }) => alert.ruleId))).toEqual(
          new Set(all.map(({ rule }) => rule.id)),
        )
        const counted = new Set(all.map(({ event }) => event.eventId))
        for (const { alert } of alerts) {
          expect(alertSchema.safeParse(alert).error).toBeUndefined()
          expect(alert.occurrences).toBe(counted.size)
        }
        expect(new Set(plan.guard.seen.map(({ eventId }) => eventId))).toEqual(counted)
      }),
    )
  })

  it('tells nobody twice of one event on one channel', () => {
    fc.assert(
      fc.property(firings, (all) => {
        const { wave } = waveOf(planRaising(emptyGuard, new Map(), all, now), people, now)
        const told = (wave?.deliveries ?? []).map(({ delivery: { recipient, channel } }) =>
          [recipient.kind === 'user' ? recipient.uid : 'the resident', channel].join(' '),
        )
        // All of one message, so of the one event that opens each alert.
        expect(told.length).toBe(new Set(told).size)
        expect(told).toContain('the resident sms')
      }),
    )
  })
})

describe('a message of a wave', () => {
  const bySmsAndEmail = { ...ruleOf('r2', ['anne', 'bob']), methods: ['sms', 'email'] as const }
  const both = [ruleOf('r1', ['anne']), { ...bySmsAndEmail, methods: [...bySmsAndEmail.methods] }]
  const plan = planRaising(
    emptyGuard,
    new Map(),
    both.map((rule) => firingOf(rule, 'e1')),
    now,
  )
  const { alerts, wave } = waveOf(plan, people, now)
  const rulesOf = (ids: readonly string[]) =>
    ids.map((id) => alerts.find((planned) => planned.id === id)?.alert.ruleId).sort()

  it('stands for every alert of its event that its recipient is to be told of, on whatever channel', () => {
    const told = (wave?.deliveries ?? []).map(({ delivery: { about, recipient, channel } }) => [
      recipient.kind === 'user' ? recipient.uid : 'the resident',
      channel,
      ...(about.kind === 'alert' ? rulesOf(about.alertIds) : []),
    ])
    expect(told).toEqual(
      expect.arrayContaining([
        ['anne', 'sms', 'r1', 'r2'],
        ['anne', 'email', 'r1', 'r2'],
        ['bob', 'sms', 'r2'],
        ['bob', 'email', 'r2'],
      ]),
    )
  })

  it('that can never be sent is told to every alert that it stands for', () => {
    const nobody = {
      ...people,
      colleagues: new Map(),
      resident: { ...people.resident, email: null, phone: null },
    }
    for (const { alert } of waveOf(plan, nobody, now).alerts) {
      expect(alert.timeline.map(({ step }) => step)).toContain('undeliverable')
      expect(alert.nobodyReachedAt).toBe(now)
    }
  })
})

describe('an alert that is there already', () => {
  const rule = ruleOf('r1', ['anne'])
  const opened = planRaising(emptyGuard, new Map(), [firingOf(rule, 'e1')], now)
  const first = opened.alerts[0]
  if (!first) throw new Error('Nothing was raised')
  const known = (change: Partial<Alert>) => new Map([[first.id, { ...first.alert, ...change }]])

  it('of the resident who had the device before tells nobody that this one calls', () => {
    const plan = planRaising(opened.guard, known({ beneficiaryId: 'gagnon' }), [firingOf(rule, 'e2')], now)
    expect(plan.alerts).toMatchObject([{ change: null, alert: { beneficiaryId: 'roy', occurrences: 1 } }])
  })

  it('is counted on by each resident whom two clocks make of a device that was moved, in turn', () => {
    const ofGagnon = (eventId: string): Firing => {
      const firing = firingOf(rule, eventId)
      return { ...firing, place: { ...firing.place, beneficiaryId: 'gagnon' } }
    }
    const alerts = new Map(known({}))
    let { guard } = opened
    for (const firing of [ofGagnon('e2'), firingOf(rule, 'e3'), ofGagnon('e4'), firingOf(rule, 'e5')]) {
      const plan = planRaising(guard, alerts, [firing], now)
      guard = plan.guard
      for (const { id, alert } of plan.alerts) alerts.set(id, alert)
    }
    const counted = [...alerts.values()].map(({ beneficiaryId, occurrences }) => [beneficiaryId, occurrences])
    expect(counted).toEqual([
      ['roy', 3],
      ['gagnon', 2],
    ])
  })

  it('is still known from a guard that named no resident', () => {
    const latest = [{ ruleId: rule.id, alertId: first.id }]
    const plan = planRaising({ latest, seen: [] }, known({}), [firingOf(rule, 'e2')], now)
    expect(plan.alerts).toMatchObject([{ id: first.id, alert: { occurrences: 2 } }])
  })

  it('that its guard has forgotten is not raised again by its own event', () => {
    const plan = planRaising(
      emptyGuard,
      known({}),
      [firingOf(rule, 'e1'), firingOf(rule, 'e2', now + 1)],
      now,
    )
    expect(plan.alerts).toMatchObject([{ id: first.id, alert: { occurrences: 2 } }])
    expect(plan.tells).toEqual([])
  })

  it('forgotten for two hours names the alert that takes its place', () => {
    const plan = planRaising(
      opened.guard,
      known({ lastActivityAt: now - 7_200_000 }),
      [firingOf(rule, 'e2')],
      now,
    )
    const [old, fresh] = plan.alerts
    expect(old?.alert).toMatchObject({ state: 'superseded' })
    expect(old?.alert.timeline.at(-1)).toMatchObject({ step: 'superseded', alertId: fresh?.id })
    expect(plan.tells).toMatchObject([{ step: 'opened', alertId: fresh?.id }])
  })
})
