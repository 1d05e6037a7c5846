import type { Alert } from '@vigie/domain/alerts/alert'
import { repeatEveryMs } from '@vigie/domain/alerts/alert-policy'
import type { Channel } from '@vigie/domain/alerts/channel'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { aliasOf } from '@vigie/domain/deliveries/alias'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { nextChannelsOf } from '@vigie/domain/deliveries/next-channel'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import { roles } from '@vigie/domain/people/roles'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import type { AlertPeople, Colleague } from '../data/people.ts'
import { asUsers, emptyGuard, firingOf, now, people, ruleOf, staffOf, withAnne } from './firing.fixture.ts'
import { planRaising } from './plan-raising.ts'
import { waveOf } from './wave-of-messages.ts'

const uids = ['anne', 'bob', 'carl']

const colleague = (
  uid: string,
  hasPhone: boolean,
  emailVerified: boolean,
  sharesPhone: boolean,
): Colleague => {
  const phone = sharesPhone ? '+15145550109' : `+1514555010${uids.indexOf(uid)}`
  const staff = staffOf(uid)
  const said = { emailVerified, phoneMobile: hasPhone ? phone : null, verifiedPhones: [phone] }
  return { ...staff, user: staff.user && { ...staff.user, ...said } }
}

const recipients = fc.subarray<Recipient>([...asUsers(uids), { kind: 'beneficiary' }], { minLength: 1 })
const methods = fc.subarray<Channel>(['sms', 'email', 'voice'])
const rules = fc.array(fc.tuple(recipients, methods), { minLength: 1, maxLength: 4 })
const firings = fc
  .tuple(rules, fc.subarray(['e1', 'e2'], { minLength: 1 }))
  .map(([all, eventIds]) =>
    all.flatMap(([who, how], index) =>
      eventIds.map((eventId) => firingOf(ruleOf(`r${index}`, who, how), eventId)),
    ),
  )
const everybody = fc
  .array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 3, maxLength: 3 })
  .map(
    (known): AlertPeople => ({
      resident: {
        name: 'Mme Roy',
        room: '214',
        email: 'roy@vigie.example',
        phone: '+15145550199',
        confirmedPhone: '+15145550199',
      },
      colleagues: new Map(
        uids.map((uid, index) => [uid, colleague(uid, ...(known[index] ?? [true, true, false]))]),
      ),
    }),
  )

/** What may become of a message: it is lost, it keeps failing, or it is taken. */
const fates: readonly Partial<Delivery>[] = [
  { state: 'failed', dueAt: null, lastError: 'twilio 30003' },
  { state: 'cancelled', dueAt: null, lastError: 'addressNotVerified' },
  { state: 'pending', attempts: 5 },
  { state: 'accepted', dueAt: null, acceptedAt: now },
]

const nameOf = ({ recipient }: Delivery) => (recipient.kind === 'user' ? recipient.uid : recipient.kind)
const open = { state: 'open' as const, acknowledgedAt: null, resolvedAt: null }

test('whichever rules fire and whatever becomes of their messages, nobody, and no number, is sent two on one channel for one event', () => {
  fc.assert(
    fc.property(firings, everybody, fc.infiniteStream(fc.nat(fates.length - 1)), (all, known, stream) => {
      const plan = planRaising(emptyGuard, new Map(), all, now)
      let wave: readonly Queued[] = waveOf(plan, known, now).wave?.deliveries ?? []
      const befall = ({ id, delivery }: Queued): Queued => ({
        id,
        delivery: delivery.state === 'pending' ? { ...delivery, ...fates[stream.next().value] } : delivery,
      })
      for (let step = 0; step < 4; step++) {
        wave = wave.map(befall)
        wave = [...wave, ...nextChannelsOf(wave, () => [open], now + step)]
      }

      const sent = wave.filter(({ delivery }) => delivery.to !== null)
      const going = sent.filter(({ delivery }) => delivery.lastError !== 'sharedNumber')
      const toNumbers = going.flatMap(({ delivery: { channel, to, about, lastError } }) =>
        channel === 'email' || lastError === 'addressNotVerified' || about.kind !== 'alert'
          ? []
          : about.alertIds.map((id) => `${channel} ${to} ${id}`),
      )
      expect(new Set(toNumbers).size).toBe(toNumbers.length)
      const told = sent.map(({ delivery }) => {
        const alertIds = delivery.about.kind === 'alert' ? delivery.about.alertIds : []
        return { who: `${nameOf(delivery)} ${delivery.channel}`, alertIds }
      })
      for (const [index, { who, alertIds }] of told.entries()) {
        // All alerts of this plan are opened by one event each, so who is told twice of an alert is told twice of an event.
        const again = told
          .slice(index + 1)
          .filter((other) => other.who === who && other.alertIds.some((id) => alertIds.includes(id)))
        expect(again).toEqual([])
      }
      expect(new Set(wave.map(({ id }) => id)).size).toBe(wave.length)
    }),
  )
})

describe('an alert of whose rule no message can be made', () => {
  const untold = ruleOf('untold', [])
  const told = ruleOf('told', asUsers(['anne']))
  const raisedBy = (...rules: Parameters<typeof firingOf>[0][]) =>
    planRaising(
      emptyGuard,
      new Map(),
      rules.map((rule) => firingOf(rule, 'e1')),
      now,
    )
  const saysNobody = { waveId: null, nobodyReachedAt: now }

  it('says from the start that nobody was reached', () => {
    const { alerts, wave } = waveOf(raisedBy(untold), withAnne, now)
    const timeline = [{ step: 'opened' }, { step: 'nobodyReached', at: now }]
    expect(alerts).toMatchObject([{ alert: { ...saysNobody, timeline }, change: null }])
    expect(wave).toBeNull()
  })

  it('says so beside one of the same event that tells somebody', () => {
    const { alerts, wave } = waveOf(raisedBy(untold, told), withAnne, now)
    const byRule = Object.fromEntries(alerts.map(({ alert }) => [alert.ruleId, alert]))
    expect(byRule.untold).toMatchObject(saysNobody)
    expect(byRule.told).toMatchObject({ waveId: wave?.waveId, nobodyReachedAt: null })
  })

  it('says so where it tells only who may not take it', () => {
    const onlyContact = ruleOf('told', [{ kind: 'beneficiary' }])
    const { alerts, wave } = waveOf(raisedBy(onlyContact), people, now)
    expect(alerts).toMatchObject([{ alert: { waveId: wave?.waveId, nobodyReachedAt: now } }])
    expect(wave?.deliveries).toMatchObject([{ delivery: { state: 'pending', mayTake: false } }])
  })

  it('says so where it tells only a relative, on whom nobody counts', () => {
    const { user, member } = staffOf('dora')
    const dora = {
      user: user && { ...user, roleId: roles.CAREGIVER },
      member: member && { ...member, role: roles.CAREGIVER, beneficiaryIds: ['roy'] },
    }
    const withDora = { ...people, colleagues: new Map([['dora', dora]]) }
    const { alerts, wave } = waveOf(raisedBy(ruleOf('told', asUsers(['dora']))), withDora, now)
    expect(alerts).toMatchObject([{ alert: { waveId: wave?.waveId, nobodyReachedAt: now } }])
    expect(wave?.deliveries).toMatchObject([{ delivery: { state: 'pending', mayGo: false } }])
    expect(wave?.deliveries[0]?.delivery.mayTake).toBeUndefined()
  })

  it('says so when it is repeated, though its first messages arrived, and no second time', () => {
    const [opened] = waveOf(raisedBy({ ...untold, recipients: told.recipients }), withAnne, now).alerts
    if (opened === undefined) throw new Error('one alert was opened')
    const latest = [{ ruleId: 'untold', beneficiaryId: 'roy', alertId: opened.id, at: now }]
    const repeatOf = (alert: typeof opened.alert, at: number) => {
      const again = firingOf(untold, `e${at}`, at)
      const plan = planRaising({ latest, seen: [] }, new Map([[opened.id, alert]]), [again], at)
      return waveOf(plan, withAnne, at).alerts[0]
    }
    const first = repeatOf(opened.alert, now + repeatEveryMs)
    expect(first?.change).toMatchObject({ waveId: null, nobodyReachedAt: now + repeatEveryMs })
    const second = repeatOf(first?.alert ?? opened.alert, now + 2 * repeatEveryMs)
    expect(second?.alert.nobodyReachedAt).toBe(now + repeatEveryMs)
    expect(second?.alert.timeline.filter(({ step }) => step === 'nobodyReached')).toHaveLength(1)
  })
})

it('an alert called again passes over those who are away, but not whoever had taken it, who is told', () => {
  const rule = ruleOf('r', asUsers(['anne', 'bob', 'carl']))
  const awayFrom = (colleague: Colleague): Colleague => ({
    ...colleague,
    member: colleague.member && {
      ...colleague.member,
      away: { since: 1, until: now + 3_600_000, by: 'admin' },
    },
  })
  const carl = colleague('carl', true, true, false)
  const away = ['anne', 'bob'].map((uid) => [uid, awayFrom(colleague(uid, true, true, false))] as const)
  const known = { ...people, colleagues: new Map([...away, ['carl', carl]]) }
  const opened = planRaising(emptyGuard, new Map(), [firingOf(rule, 'e1')], now)
  const first = opened.alerts[0]
  if (first === undefined) throw new Error('one alert was opened')
  const taken: Alert = {
    ...first.alert,
    ...{ state: 'acknowledged' as const, acknowledgedBy: { uid: 'anne', name: 'Anne' }, acknowledgedAt: now },
  }
  const later = now + repeatEveryMs
  const again = { ...firingOf(rule, 'e2', later), publishedAt: later, receivedAt: later }
  const plan = planRaising(opened.guard, new Map([[first.id, taken]]), [again], later)
  const { alerts, wave } = waveOf(plan, known, later)
  expect(wave?.deliveries.map(({ delivery }) => nameOf(delivery)).sort()).toEqual(['anne', 'carl'])
  const passedOver = alerts[0]?.alert.timeline.filter(({ step }) => step === 'passedOver')
  expect(passedOver).toMatchObject([{ people: [{ uid: 'bob' }], instead: null }])
})

describe('a message of a wave', () => {
  const resident = { kind: 'beneficiary' as const }
  const both = [
    ruleOf('r1', [...asUsers(['anne']), resident]),
    ruleOf('r2', [...asUsers(['anne', 'bob']), resident], ['sms', 'email']),
  ]
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

  it('of another device tells of its own alert, though both gateways gave their events the same id', () => {
    const elsewhere = firingOf(ruleOf('r1', [resident]), '1')
    const bathroom = {
      ...elsewhere,
      place: { ...elsewhere.place, deviceId: 'a84041f2c1d2e3f5' },
      event: { ...elsewhere.event, deviceId: 'a84041f2c1d2e3f5' },
      deviceLocation: 'Salle de bain',
    }
    const released = [elsewhere, bathroom].map((firing) => planRaising(emptyGuard, new Map(), [firing], now))
    const both = {
      alerts: released.flatMap(({ alerts }) => alerts),
      tells: released.flatMap(({ tells }) => tells),
    }
    const messages = (waveOf(both, people, now).wave?.deliveries ?? []).map(
      ({ delivery: { about } }) => about,
    )
    expect(messages).toHaveLength(2)
    for (const { id } of both.alerts)
      expect(messages).toContainEqual(expect.objectContaining({ alertIds: [id] }))
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

describe('of whom nobody can be reached an alert says', () => {
  const rule = ruleOf('r', asUsers(uids), ['sms', 'email'])
  const unreachable = { ...people, colleagues: new Map() }
  const drawn = () => {
    const { alerts, wave } = waveOf(
      planRaising(emptyGuard, new Map(), [firingOf(rule, 'e1')], now),
      unreachable,
      now,
    )
    const nameOfStep = new Map(
      wave?.deliveries.map((message) => [aliasOf(message), nameOf(message.delivery)] as const),
    )
    const steps = alerts[0]?.alert.timeline.filter(({ step }) => step === 'undeliverable') ?? []
    return {
      steps,
      names: steps.map((step) => ('deliveryId' in step ? nameOfStep.get(step.deliveryId) : '')),
    }
  }

  it('which messages these are, and not whose', () => {
    const { steps, names } = drawn()
    expect(names.toSorted()).toEqual(uids.flatMap((uid) => [uid, uid]))
    for (const step of steps)
      expect(step).toMatchObject({ deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('so in an order that is not that of its rule', () => {
    const orders = new Set(Array.from({ length: 60 }, () => drawn().names.slice(0, uids.length).join()))
    expect(orders.size).toBeGreaterThan(1)
  })
})

describe('one telephone of two who are told', () => {
  const wave = (methods: Channel[], who = ['anne', 'bob']) =>
    waveOf(
      planRaising(emptyGuard, new Map(), [firingOf(ruleOf('r', asUsers(who), methods), 'e1')], now),
      { ...people, colleagues: new Map(uids.map((uid) => [uid, colleague(uid, true, true, true)])) },
      now,
    )
  const saidOf = (deliveries: readonly Queued[] = []) =>
    deliveries
      .map(({ delivery: { recipient, channel, state, told } }) => [
        recipient.kind === 'user' ? recipient.uid : recipient.kind,
        channel,
        state,
        told?.mayAnswer,
      ])
      .toSorted()

  it('gets one SMS and one call, and is not asked to answer by SMS', () => {
    vi.stubEnv('SMS_ANSWERS', 'on')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect(saidOf(wave(['sms', 'voice', 'email']).wave?.deliveries)).toEqual([
      ['anne', 'email', 'pending', false],
      ['anne', 'sms', 'pending', false],
      ['anne', 'voice', 'pending', false],
      ['bob', 'email', 'pending', false],
      ['bob', 'sms', 'cancelled', false],
      ['bob', 'voice', 'cancelled', false],
    ])
    expect(saidOf(wave(['sms'], ['anne']).wave?.deliveries)).toEqual([['anne', 'sms', 'pending', true]])
  })

  it('is told of the alerts of both rules that one event makes', () => {
    const firings = ['anne', 'bob'].map((uid) => firingOf(ruleOf(`r-${uid}`, asUsers([uid])), 'e1'))
    const both = waveOf(
      planRaising(emptyGuard, new Map(), firings, now),
      { ...people, colleagues: new Map(uids.map((uid) => [uid, colleague(uid, true, true, true)])) },
      now,
    )
    const { about } =
      both.wave?.deliveries.find(({ delivery }) => delivery.state === 'pending')?.delivery ?? {}
    expect(about).toMatchObject({ alertIds: both.alerts.map(({ id }) => id) })
    expect(both.wave?.deliveries).toHaveLength(2)
  })
})
