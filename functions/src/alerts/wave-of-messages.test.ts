import type { Channel, Recipient } from '@vigie/domain/alerts/notification-rule'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { nextChannelsOf } from '@vigie/domain/deliveries/next-channel'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredRule } from '../data/homes.ts'
import type { AlertPeople, Colleague } from '../data/people.ts'
import type { Firing } from './firing.ts'
import { planRaising } from './plan-raising.ts'
import { waveOf } from './wave-of-messages.ts'

const now = Date.parse('2026-11-21T02:00:00Z')
const uids = ['anne', 'bob', 'carl']

const colleague = (uid: string, hasPhone: boolean, emailVerified: boolean): Colleague => ({
  user: {
    email: `${uid}@vigie.example`,
    emailVerified,
    phone: null,
    phoneMobile: hasPhone ? `+1514555010${uids.indexOf(uid)}` : null,
    locale: 'fr',
    roleId: 11,
    operator: false,
    disabled: false,
  },
  member: { state: 'accepted', roleId: 11, role: 11, beneficiaryIds: [] },
})

const ruleOf = (id: string, recipients: Recipient[], methods: Channel[]): StoredRule => ({
  id,
  type: 'live',
  name: id,
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BOUTON'],
  action: 'buttonPressed',
  shiftIds: [],
  recipients,
  methods,
  activated: true,
  createdBy: 'admin',
  createdAt: 0,
  updatedAt: 0,
})

const firingOf = (rule: StoredRule, eventId: string): Firing => ({
  place: { establishmentId: 'home', beneficiaryId: 'roy', deviceId: 'a84041f2c1d2e3f4' },
  deviceType: 'NOVIKA-LW-BOUTON',
  deviceLocation: 'Lit',
  timeZone: 'America/Toronto',
  publishedAt: now,
  timing: 'live',
  clockWrong: false,
  saidAt: now,
  receivedAt: now,
  rule,
  event: {
    eventId,
    deviceId: 'a84041f2c1d2e3f4',
    kind: 'buttonPressed',
    value: null,
    occurredAt: now,
    battery: null,
    rssi: null,
    snr: null,
  },
})

const recipients = fc.subarray<Recipient>(
  [...uids.map((uid) => ({ kind: 'user' as const, uid })), { kind: 'beneficiary' }],
  { minLength: 1 },
)
const methods = fc.subarray<Channel>(['sms', 'email', 'voice'])
const rules = fc.array(fc.tuple(recipients, methods), { minLength: 1, maxLength: 4 })
const firings = fc
  .tuple(rules, fc.subarray(['e1', 'e2'], { minLength: 1 }))
  .map(([all, eventIds]) =>
    all.flatMap(([who, how], index) =>
      eventIds.map((eventId) => firingOf(ruleOf(`r${index}`, who, how), eventId)),
    ),
  )
const people = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 3, maxLength: 3 }).map(
  (known): AlertPeople => ({
    resident: { name: 'Mme Roy', room: '214', email: 'roy@vigie.example', phone: '+15145550199' },
    colleagues: new Map(
      uids.map((uid, index) => [uid, colleague(uid, known[index]?.[0] ?? true, known[index]?.[1] ?? true)]),
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

test('whichever rules fire and whatever becomes of their messages, nobody is sent two on one channel for one event', () => {
  fc.assert(
    fc.property(firings, people, fc.infiniteStream(fc.nat(fates.length - 1)), (all, known, stream) => {
      const plan = planRaising({ latest: [], seen: [] }, new Map(), all, now)
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
