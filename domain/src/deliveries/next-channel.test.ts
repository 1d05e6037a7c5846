import { expect, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import { leaseMs, mailArrivesWithinMs, triesBeforeHelp } from './delivery-policy.ts'
import { nextChannelsOf } from './next-channel.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const open = { state: 'open' as const, acknowledgedAt: null, resolvedAt: null }
const nobodyOnIt = () => [open]
const byEmail = { channel: 'email', to: 'marie@vigie.example', subject: 'Ch. 214', text: 'Ch. 214' } as const
const sms = (change: Partial<Delivery> = {}) => ({
  id: 'wave_marie_sms',
  delivery: queuedSms(now, { next: [byEmail], state: 'failed', dueAt: null, attempts: 1, ...change }),
})

test('a message that failed goes out on the recipient’s next channel, of the same age', () => {
  const [next, ...others] = nextChannelsOf([sms()], nobodyOnIt, now + 5_000)

  expect(others).toEqual([])
  expect(next).toMatchObject({
    id: 'wave_marie_sms-email',
    delivery: {
      ...byEmail,
      recipient: { kind: 'user', uid: 'marie' },
      state: 'pending',
      attempts: 0,
      dueAt: now + 5_000,
      createdAt: now,
      uselessAfter: sms().delivery.uselessAfter,
    },
  })
})

test('each channel is tried once in a wave', () => {
  const first = nextChannelsOf([sms()], nobodyOnIt, now)

  expect(nextChannelsOf([sms(), ...first], nobodyOnIt, now)).toEqual([])
  const failed = first.map(({ id, delivery }) => ({
    id,
    delivery: { ...delivery, state: 'failed' as const },
  }))
  expect(nextChannelsOf([sms(), ...failed], nobodyOnIt, now)).toEqual([])
})

test('a channel that keeps failing is helped out while it is tried on', () => {
  const pending = (attempts: number) => sms({ state: 'pending', dueAt: now, attempts })

  expect(nextChannelsOf([pending(triesBeforeHelp - 1)], nobodyOnIt, now)).toEqual([])
  expect(nextChannelsOf([pending(triesBeforeHelp)], nobodyOnIt, now)).toHaveLength(1)
})

test.each(['accepted', 'delivered', 'sending'] as const)(
  'whoever another channel still serves needs no further one: %s',
  (state) => {
    const call = {
      id: 'wave_marie_voice',
      delivery: queuedSms(now, { channel: 'voice', state, attempts: 1, dueAt: now + leaseMs }),
    }

    expect(nextChannelsOf([sms(), call], nobodyOnIt, now)).toEqual([])
  },
)

const byVoice = { channel: 'voice', to: '+15145550123', subject: null, text: 'Alerte de Vigie.' } as const
const email = (change: Partial<Delivery> = {}) => ({
  id: 'wave_marie_email',
  delivery: queuedSms(now, { ...byEmail, next: [byVoice], state: 'accepted', acceptedAt: now, ...change }),
})

test.each([
  ['failed', { state: 'failed', lastError: 'twilio 30003' }],
  ['was stopped', { state: 'failed', attempts: 0, lastError: 'smsStopped' }],
] as const)(
  'an e-mail beside an SMS that %s makes up for it no more than none: the phone rings',
  (_, change) => {
    const [next, ...others] = nextChannelsOf([sms({ ...change, next: [byVoice] }), email()], nobodyOnIt, now)
    expect(others).toEqual([])
    expect(next).toMatchObject({
      id: 'wave_marie_sms-voice',
      delivery: { channel: 'voice', state: 'pending' },
    })
  },
)

test('nor for a call that nobody answered: an SMS goes out', () => {
  const bySms = { ...byVoice, channel: 'sms' as const }
  const call = {
    id: 'wave_marie_voice',
    delivery: queuedSms(now, { ...byVoice, next: [bySms], state: 'failed', lastError: 'twilio no-answer' }),
  }
  const beside = email({ next: [bySms] })
  expect(nextChannelsOf([call, beside], nobodyOnIt, now)).toMatchObject([{ delivery: { channel: 'sms' } }])
})

test('an e-mail that fails beside an SMS that arrives needs no call; of a notice either does', () => {
  const lost = email({ state: 'failed' })
  expect(nextChannelsOf([sms({ state: 'delivered', next: [byVoice] }), lost], nobodyOnIt, now)).toEqual([])
  const about = { kind: 'notice', noticeId: 'n', waveId: 'w' } as const
  expect(nextChannelsOf([sms({ about, next: [byVoice] }), email({ about })], () => [], now)).toEqual([])
})

test('an e-mail that nobody confirmed is made good by a phone, once, however late it is confirmed', () => {
  const mail = email({ tellsArrival: true, dueAt: null })
  const silentAt = now + mailArrivesWithinMs
  expect(nextChannelsOf([mail], nobodyOnIt, silentAt - 1)).toEqual([])
  const next = nextChannelsOf([mail], nobodyOnIt, silentAt)
  expect(next).toMatchObject([{ delivery: { channel: 'voice', state: 'pending', dueAt: silentAt } }])
  expect(nextChannelsOf([mail, ...next], nobodyOnIt, silentAt + 1)).toEqual([])
  const late = email({ tellsArrival: true, state: 'delivered', deliveredAt: silentAt + 1 })
  expect(nextChannelsOf([late], nobodyOnIt, silentAt + 2)).toEqual([])
  expect(nextChannelsOf([late, ...next], nobodyOnIt, silentAt + 2)).toEqual([])
  expect(nextChannelsOf([mail], () => [{ ...open, acknowledgedAt: now + 1 }], silentAt)).toEqual([])
})

test('one person’s failure is not made good by another’s success', () => {
  const luc = {
    id: 'wave_luc_sms',
    delivery: queuedSms(now, { state: 'accepted', recipient: { kind: 'user', uid: 'luc' } }),
  }

  expect(nextChannelsOf([sms(), luc], nobodyOnIt, now)).toHaveLength(1)
})

test('nothing more goes out once somebody took the alert, or the message is of no use', () => {
  expect(nextChannelsOf([sms()], () => [{ ...open, acknowledgedAt: now + 1 }], now + 2)).toEqual([])
  expect(nextChannelsOf([sms()], nobodyOnIt, sms().delivery.uselessAfter)).toEqual([])
})

test('a channel on which somebody is not reached any more gives way to the next one', () => {
  const unverified = sms({ state: 'cancelled', lastError: 'addressNotVerified' })

  expect(nextChannelsOf([unverified], nobodyOnIt, now)).toHaveLength(1)
})

test('whoever has said that they do not go is told on no other channel', () => {
  const bySms = { ...byVoice, channel: 'sms' as const }
  const call = sms({ ...byVoice, next: [bySms, byEmail], lastError: 'passedOn' })
  expect(nextChannelsOf([call], nobodyOnIt, now)).toEqual([])
  expect(nextChannelsOf([call, email({ state: 'failed', next: [bySms] })], nobodyOnIt, now)).toEqual([])
  const next = [{ ...bySms, to: '+15145550199' }]
  const luc = sms({ ...byVoice, next, lastError: 'noKey', recipient: { kind: 'user', uid: 'luc' } })
  expect(nextChannelsOf([call, luc], nobodyOnIt, now)).toMatchObject([
    { delivery: { channel: 'sms', recipient: { uid: 'luc' } } },
  ])
})

test.each(['notAMember', 'mayNotReadAlerts', 'mayNotReadNotices', 'establishmentInactive'])(
  'whoever is not to be told is told on no other channel either: %s',
  (lastError) => {
    expect(nextChannelsOf([sms({ state: 'cancelled', lastError })], nobodyOnIt, now)).toEqual([])
  },
)

const byPush = { channel: 'push', to: 'marie', subject: null, text: 'Chambre 214 : alerte' } as const
const pushed = (change: Partial<Delivery> = {}) => ({
  id: 'wave_marie_push',
  delivery: queuedSms(now, {
    ...byPush,
    dueAt: null,
    attempts: 1,
    state: 'accepted',
    acceptedAt: now,
    ...change,
  }),
})

test.each(['accepted', 'delivered', 'pending'] as const)(
  'a notification makes up for no lost SMS, whatever became of it: %s',
  (state) => {
    expect(nextChannelsOf([sms(), pushed({ state })], nobodyOnIt, now)).toMatchObject([
      { delivery: { channel: 'email' } },
    ])
  },
)

test('nor for a lost e-mail', () => {
  const email = {
    id: 'wave_marie_email',
    delivery: queuedSms(now, { ...byEmail, state: 'failed', dueAt: null, attempts: 1, next: [byPush] }),
  }
  const call = { channel: 'voice', to: '+15145550123', subject: null, text: 'Alerte' } as const
  const lost = { ...email, delivery: { ...email.delivery, next: [call] } }
  expect(nextChannelsOf([lost, pushed()], nobodyOnIt, now)).toMatchObject([{ delivery: call }])
})

test('a lost notification takes no other channel where one serves', () => {
  const well = sms({ state: 'delivered' })
  expect(nextChannelsOf([well, pushed({ state: 'failed' })], nobodyOnIt, now)).toEqual([])
})

test('after a notification in the place of a lost SMS the e-mail goes out as well', () => {
  const both = sms({ next: [byPush, byEmail] })
  const first = nextChannelsOf([both], nobodyOnIt, now)
  expect(first).toMatchObject([{ delivery: { channel: 'push', text: byPush.text } }])
  const taken = first.map(({ id, delivery }) => ({
    id,
    delivery: { ...delivery, state: 'accepted' as const, acceptedAt: now, dueAt: null },
  }))
  expect(nextChannelsOf([both, ...taken], nobodyOnIt, now)).toMatchObject([{ delivery: byEmail }])
})
