import { describe, expect, it } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import { nextChannelsOf } from './next-channel.ts'
import { onceANumber } from './shared-number.ts'
import { hasReached, lookAgainAt, stepsToTell } from './wave-life.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const open = { state: 'open' as const, acknowledgedAt: null, resolvedAt: null }
const nobodyOnIt = () => [open]

/** An SMS to the number that Marie, Luc and Zoé share, of whom each has an e-mail address of their own. */
const smsTo = (uid: string, change: Partial<Delivery> = {}) => ({
  id: `wave_${uid}_sms`,
  delivery: queuedSms(now, {
    recipient: { kind: 'user', uid },
    next: [{ channel: 'email', to: `${uid}@vigie.example`, subject: 'Ch. 214', text: 'Ch. 214' }],
    ...change,
  }),
})
type Wave = ReturnType<typeof onceANumber>
const saidOf = (wave: Wave) => wave.map(({ id, delivery: { state, lastError } }) => [id, state, lastError])
/** What has become of the only message that goes out. */
const after = (wave: Wave, change: Partial<Delivery>): Wave =>
  wave.map(({ id, delivery }) => ({
    id,
    delivery: delivery.state === 'pending' ? { ...delivery, dueAt: null, ...change } : delivery,
  }))

describe('a number that several who are told have', () => {
  const wave = onceANumber([smsTo('marie'), smsTo('luc')])

  it('is written to once, on each channel', () => {
    expect(saidOf(wave)).toEqual([
      ['wave_marie_sms', 'pending', null],
      ['wave_luc_sms', 'cancelled', 'sharedNumber'],
    ])
    const call = smsTo('luc', { channel: 'voice' })
    expect(onceANumber([smsTo('marie'), call])[1]).toEqual(call)
    const [other, email] = [smsTo('luc', { to: '+15145550124' }), smsTo('luc', { channel: 'email' })]
    expect(onceANumber([smsTo('marie'), other, email])).toEqual([smsTo('marie'), other, email])
  })

  it.each([{ mayTake: false }, { mayGo: false }])(
    'is so in the name of whoever is counted on: not %j',
    (not) => {
      expect(saidOf(onceANumber([smsTo('contact', not), smsTo('marie')]))).toEqual([
        ['wave_contact_sms', 'cancelled', 'sharedNumber'],
        ['wave_marie_sms', 'pending', null],
      ])
    },
  )

  it('is written to of each alert of which nothing else tells', () => {
    const about: Delivery['about'] = { kind: 'alert', alertIds: ['other'], waveId: 'alert_opened' }
    const both = [smsTo('marie'), smsTo('luc', { about })]
    expect(onceANumber(both)).toEqual(both)
  })

  it('is rung anew for whom a rule names later, also on a next channel, and judged with those before', () => {
    const [first] = wave
    const about = { ...smsTo('zoe').delivery.about, queuedIn: 'alert_escalated-2' } as Delivery['about']
    const mail = { about, channel: 'email' as const, to: 'zoe@vigie.example', state: 'failed' as const }
    const next = [
      { channel: 'sms' as const, to: smsTo('zoe').delivery.to ?? '', subject: '', text: 'Ch. 214' },
    ]
    const lost = smsTo('zoe', { ...mail, dueAt: null, next })
    if (!first) throw new Error('nobody was told')
    const added = nextChannelsOf([first, lost], nobodyOnIt, now)
    expect(added).toMatchObject([{ delivery: { channel: 'sms', state: 'pending', about } }])
    const reader = smsTo('zoe', { about, mayTake: false, state: 'accepted', acceptedAt: now, dueAt: null })
    expect(hasReached([reader], now)).not.toBe(true)
    const reached = after([first], { state: 'accepted', acceptedAt: now })
    expect(hasReached([...reached, reader], now)).toBe(true)
  })

  it('tells of one message on the alert, and reaches somebody as it does', () => {
    const taken = after(wave, { state: 'accepted', acceptedAt: now })
    expect(stepsToTell(taken, [], now)).toMatchObject([{ step: 'accepted', deliveryId: 'wave_marie_sms' }])
    expect(hasReached(wave, now)).toBeNull()
    expect(hasReached(taken, now)).toBe(true)
    expect(hasReached(after(wave, { state: 'failed', lastError: 'twilio 30003' }), now)).toBe(false)
  })

  it('reaches nobody where the message is lost, though the e-mail of another went out', () => {
    const lost = after(wave, { state: 'failed', lastError: 'twilio 30003' })
    const email = smsTo('luc', { channel: 'email', state: 'accepted', acceptedAt: now, dueAt: null })
    expect(hasReached([...lost, { ...email, id: 'wave_luc_email' }], now)).toBe(false)
  })

  it('that the message does not reach has each told on a channel of their own, and once', () => {
    expect(nextChannelsOf(wave, nobodyOnIt, now)).toEqual([])
    expect(nextChannelsOf(after(wave, { state: 'accepted', acceptedAt: now }), nobodyOnIt, now)).toEqual([])
    const lost = after(wave, { state: 'failed', lastError: 'twilio 30003' })
    const next = nextChannelsOf(lost, nobodyOnIt, now)
    expect(saidOf(next)).toEqual([
      ['wave_marie_sms-email', 'pending', null],
      ['wave_luc_sms-email', 'pending', null],
    ])
    expect(nextChannelsOf([...lost, ...next], nobodyOnIt, now)).toEqual([])
  })

  it('that no phone took is looked at again though only those beside have another channel', () => {
    const [marie, luc] = onceANumber([smsTo('marie', { next: [] }), smsTo('luc')])
    const silent = after(
      [marie, luc].flatMap((one) => one ?? []),
      { state: 'accepted', acceptedAt: now },
    )
    const at = lookAgainAt(silent, now) ?? 0
    expect(at).toBeGreaterThan(now)
    expect(saidOf(nextChannelsOf(silent, nobodyOnIt, at))).toEqual([['wave_luc_sms-email', 'pending', null]])
  })

  it('rings once on the next channel too', () => {
    const voice = {
      next: [{ channel: 'voice' as const, to: '+15145550123', subject: null, text: 'Ch. 214' }],
    }
    const both = onceANumber([smsTo('marie', voice), smsTo('luc', voice)])
    const lost = after(both, { state: 'failed', lastError: 'twilio 30003' })
    const calls = nextChannelsOf(lost, nobodyOnIt, now)
    expect(saidOf(calls)).toEqual([
      ['wave_marie_sms-voice', 'pending', null],
      ['wave_luc_sms-voice', 'cancelled', 'sharedNumber'],
    ])
  })

  it('at which somebody has said that they do not go is neither rung nor written to for another: who has one of their own is told there', () => {
    const call = { channel: 'voice' as const, subject: null, text: 'Ch. 214' }
    const bySms = { ...call, channel: 'sms' as const, to: '+15145550123' }
    const [marie, luc] = onceANumber([
      smsTo('marie', { ...call, next: [bySms] }),
      smsTo('luc', { ...call, next: [bySms, ...smsTo('luc').delivery.next] }),
    ])
    const said = after(
      [marie, luc].flatMap((one) => one ?? []),
      { state: 'failed', lastError: 'passedOn' },
    )
    const next = nextChannelsOf(said, nobodyOnIt, now)
    expect(saidOf(next)).toEqual([['wave_luc_sms-email', 'pending', null]])
    expect(hasReached([...said, ...next], now)).toBe(false)
  })

  it('is written to for the next of them where the first may not be told any more, or has it no more', () => {
    const three = onceANumber([smsTo('marie'), smsTo('luc'), smsTo('zoe')])
    const left = after(three, { state: 'cancelled', lastError: 'notAMember' })
    const again = nextChannelsOf(left, nobodyOnIt, now)
    expect(saidOf(again)).toEqual([
      ['wave_luc_sms-sms', 'pending', null],
      ['wave_zoe_sms-sms', 'cancelled', 'sharedNumber'],
    ])
    expect(again[0]?.delivery).toMatchObject({ to: '+15145550123', channel: 'sms' })
    const all = [...left, ...again]
    expect(nextChannelsOf(all, nobodyOnIt, now)).toEqual([])
    const bothLeft = after(all, { state: 'cancelled', lastError: 'notAMember' })
    const last = nextChannelsOf(bothLeft, nobodyOnIt, now)
    expect(saidOf(last)).toEqual([['wave_zoe_sms-sms-sms', 'pending', null]])
    const noneLeft = after([...bothLeft, ...last], { state: 'cancelled', lastError: 'notAMember' })
    expect(nextChannelsOf(noneLeft, nobodyOnIt, now)).toEqual([])

    const lost = { state: 'failed', lastError: 'otherNumber', acceptedAt: now } as const
    const answered = nextChannelsOf(after(wave, lost), nobodyOnIt, now)
    expect(saidOf(answered)).toEqual([
      ['wave_marie_sms-email', 'pending', null],
      ['wave_luc_sms-sms', 'pending', null],
    ])

    const moved = after(wave, { state: 'accepted', acceptedAt: now, to: '+15145550199' })
    expect(saidOf(nextChannelsOf(moved, nobodyOnIt, now))).toEqual([['wave_luc_sms-sms', 'pending', null]])
  })
})
