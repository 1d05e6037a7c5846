import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import { tells, withLeft } from './left.ts'
import { nextChannelsOf } from './next-channel.ts'
import { onceANumber } from './shared-number.ts'
import type { Left } from './wave.ts'
import { hasReached, lookAgainAt, type Queued } from './wave-life.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const open = { state: 'open' as const, acknowledgedAt: null, resolvedAt: null }
const nobodyOnIt = () => [open]
const arrived = { state: 'delivered', acceptedAt: now + 40, deliveredAt: now + 900, dueAt: null } as const

const smsTo = (uid: string, change: Partial<Delivery> = {}): Queued => ({
  id: `wave_${uid}_sms`,
  delivery: queuedSms(now, {
    recipient: { kind: 'user', uid },
    to: `+1514555${uid.length}`,
    next: [{ channel: 'email', to: `${uid}@vigie.example`, subject: 'Ch. 214', text: 'Ch. 214' }],
    ...arrived,
    ...change,
  }),
})
const left = (...uids: string[]): Left[] => uids.map((uid) => ({ uid, alertId: 'alert' }))
const reached = (wave: readonly Queued[], gone: readonly Left[], alertId = 'alert') =>
  hasReached(withLeft(wave, gone, alertId), now + 1_000)

describe('whoever leaves after their message arrived', () => {
  it('was not reached, where nobody else was', () => {
    expect(reached([smsTo('marie')], [])).toBe(true)
    expect(reached([smsTo('marie')], left('marie'))).toBe(false)
    expect(reached([smsTo('marie')], left('luc'))).toBe(true)
  })

  it('changes nothing while another has theirs, nor while that is open', () => {
    const both = [smsTo('marie'), smsTo('luc')]
    expect(reached(both, left('marie'))).toBe(true)
    expect(reached(both, left('marie', 'luc'))).toBe(false)
    const waiting = { state: 'pending', acceptedAt: null, deliveredAt: null, dueAt: now } as const
    expect(reached([smsTo('marie'), smsTo('luc', waiting)], left('marie'))).toBeNull()
  })

  it('is not counted on for another channel of theirs either', () => {
    const byEmail = smsTo('marie', { channel: 'email', to: 'marie@vigie.example' })
    expect(reached([smsTo('marie'), { ...byEmail, id: 'wave_marie_email' }], left('marie'))).toBe(false)
    const failed = [smsTo('marie', { state: 'failed' })]
    expect(nextChannelsOf(failed, nobodyOnIt, now)).toHaveLength(1)
    expect(nextChannelsOf(withLeft(failed, left('marie'), null), nobodyOnIt, now)).toEqual([])
    const silent = smsTo('marie', { ...byEmail.delivery, state: 'accepted', tellsArrival: true })
    expect(lookAgainAt([silent], now + 1_000)).not.toBeNull()
    expect(lookAgainAt(withLeft([silent], left('marie'), null), now + 1_000)).toBeNull()
  })

  it('leaves one alert of several that a message stands for, and is told of the others', () => {
    const about = { kind: 'alert' as const, alertIds: ['alert', 'other'], waveId: 'alert_opened' }
    const ofBoth = [smsTo('marie', { about })]
    expect(reached(ofBoth, left('marie'))).toBe(false)
    expect(reached(ofBoth, left('marie'), 'other')).toBe(true)
    const failed = withLeft([smsTo('marie', { about, state: 'failed' })], left('marie'), null)
    expect(nextChannelsOf(failed, nobodyOnIt, now)).toHaveLength(1)
  })

  it('leaves the phone behind that a colleague has too', () => {
    const number = '+15145550123'
    const shared = onceANumber([
      smsTo('marie', { to: number, state: 'pending' }),
      smsTo('luc', { to: number, state: 'pending' }),
    ]).map(({ id, delivery }): Queued => {
      return { id, delivery: delivery.state === 'pending' ? { ...delivery, ...arrived } : delivery }
    })
    expect(shared.map(({ delivery: { state } }) => state)).toEqual(['delivered', 'cancelled'])
    expect(reached(shared, left('marie'))).toBe(true)
    expect(reached(shared, left('luc'))).toBe(true)
    expect(reached(shared, left('luc', 'marie'))).toBe(false)
    const relative = shared.map(({ id, delivery }) => ({
      id,
      delivery: id.includes('luc') ? { ...delivery, mayGo: false } : delivery,
    }))
    expect(reached(relative, left('marie'))).toBe(false)
  })
})

test('a wave counts on those alone who have not left, in whatever order they do and their messages arrive', () => {
  const uids = ['marie', 'luc', 'zoe-b', 'anne-bc'] as const
  const some = fc.subarray([...uids])
  fc.assert(
    fc.property(some, some, fc.boolean(), (gone, got, isTwice) => {
      const lost = { state: 'failed', acceptedAt: null, deliveredAt: null } as const
      const wave = uids.map((uid) => smsTo(uid, got.includes(uid) ? {} : { ...lost, next: [] }))
      const marks = left(...gone.toReversed(), ...(isTwice ? gone : []))
      const isReached = got.some((uid) => !gone.includes(uid))
      expect(reached(wave, marks)).toBe(isReached)
    }),
  )
})

test('whose message a wave has is told by its id, on whatever channel', () => {
  const ids = ['a_opened_marie_sms', 'a_opened_luc_sms-voice']
  expect([tells(ids, 'marie'), tells(ids, 'luc'), tells(ids, 'mari'), tells([], 'luc')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('and on which channels, those included that were tried once another had failed', () => {
  const ids = ['a_opened_marie_email', 'a_opened_luc_email-sms']
  const on = (uid: string) => [tells(ids, uid, ['sms', 'voice']), tells(ids, uid, ['email'])]
  expect([on('marie'), on('luc'), on('paul')]).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ])
})
