import { describe, expect, it } from 'vitest'
import { queuedSms } from '../deliveries/delivery.fixture.ts'
import { type CallThere, isCalledElsewhere } from './called-elsewhere.ts'

const now = Date.parse('2026-11-30T02:15:02.120Z')
const minute = 60_000
const takenAt = now - 10 * minute
const held = [{ place: '214', takenAt }]
const sms = (change: Parameters<typeof queuedSms>[1]) => queuedSms(takenAt - minute, change)
const cameAt = (at: number) => sms({ state: 'delivered', acceptedAt: takenAt - 30_000, deliveredAt: at })
const ask = (change: Partial<CallThere> = {}) =>
  isCalledElsewhere([{ place: '112', message: cameAt(takenAt + 1), endedAt: null, ...change }], held, now)

describe('whether a 0 may answer a call elsewhere', () => {
  it('goes by when that came to the phone, however long before it was queued', () => {
    expect(ask()).toBe(true)
    expect(ask({ message: cameAt(takenAt) })).toBe(false)
    expect(ask({ place: '214' })).toBe(false)
  })

  it('goes by the latest that it may have come where nobody has said when', () => {
    const accepted = (acceptedAt: number) => ask({ message: sms({ state: 'accepted', acceptedAt }) })
    expect(accepted(takenAt - minute + 1)).toBe(true)
    expect(accepted(takenAt - minute)).toBe(false)
    expect(ask({ message: sms({ state: 'sending' }) })).toBe(true)
    expect(ask({ message: sms({ state: 'cancelled', possibleRepeat: true }) })).toBe(true)
    expect(ask({ message: sms({ state: 'pending' }) })).toBe(false)
    expect(ask({ message: sms({ state: 'cancelled' }) })).toBe(false)
  })

  it('holds for two minutes after a colleague was quicker, which the phone does not say', () => {
    expect(ask({ endedAt: now - 2 * minute + 1 })).toBe(true)
    expect(ask({ endedAt: now - 2 * minute })).toBe(false)
  })

  it('holds for two minutes after it came, though a colleague has long been there by then', () => {
    const endedAt = now - 5 * minute
    expect(ask({ endedAt, message: cameAt(now - 2 * minute + 1) })).toBe(true)
    expect(ask({ endedAt, message: cameAt(now - 2 * minute) })).toBe(false)
  })
})
