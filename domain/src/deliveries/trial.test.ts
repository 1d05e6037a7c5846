import { describe, expect, it } from 'vitest'
import { channelSchema } from '../alerts/channel.ts'
import { fitsOneSms } from './sms-text.ts'
import { trialRefused, trialsAllowed, trialText } from './trial.ts'

const { onceEveryMs, count, withinMs } = trialsAllowed
const now = Date.UTC(2026, 0, 15, 12)

describe('whether a channel may be tried', () => {
  it('once a minute each', () => {
    const before = [{ channel: 'sms', at: now - onceEveryMs + 1_000 } as const]
    expect(trialRefused('sms', before, now)).toEqual({ why: 'trialJustSent', waitMs: 1_000 })
    expect(trialRefused('voice', before, now)).toBeNull()
    expect(trialRefused('sms', before, now + 1_000)).toBeNull()
  })

  it('ten times a day in all, until the first of them is a day old', () => {
    const before = Array.from({ length: count }, (_, index) => ({
      channel: 'email' as const,
      at: now - withinMs + 5_000 + index * onceEveryMs,
    }))
    expect(trialRefused('push', before, now)).toEqual({ why: 'tooManyTrials', waitMs: 5_000 })
    expect(trialRefused('push', before, now + 5_000)).toBeNull()
    expect(trialRefused('push', before.slice(1), now)).toBeNull()
  })
})

describe('what a trial says', () => {
  it('is that it is one, in one SMS, with a subject on an e-mail alone', () => {
    for (const channel of channelSchema.options) {
      expect(trialText(channel, 'fr').text).toMatch(/essai.*rien à faire/i)
      expect(trialText(channel, 'en').text).toMatch(/trial.*nothing/i)
      expect(trialText(channel, 'fr').subject === null).toBe(channel !== 'email')
    }
    expect(fitsOneSms(trialText('sms', 'fr').text)).toBe(true)
    expect(fitsOneSms(trialText('sms', 'en').text)).toBe(true)
  })
})
