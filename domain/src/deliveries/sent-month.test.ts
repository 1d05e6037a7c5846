import { describe, expect, it } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import { costOf, readPrices } from './sent.ts'
import { datesToCount, monthsUntil, sentOf, sumOf } from './sent-month.ts'
import { smsSegments } from './sms-text.ts'

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['ж'.repeat(70), 1],
  ['ж'.repeat(71), 2],
])('a text of so many characters is so many SMS', (text, segments) => {
  expect(smsSegments(text)).toBe(segments)
})

describe('what was sent', () => {
  const sms = queuedSms(0, { channel: 'sms', text: 'a'.repeat(161) })

  it('is counted by channel, an SMS by its segments too, and what only tries the chain not at all', () => {
    const drill = queuedSms(0, { about: { kind: 'drill', waveId: 'w' } })
    const email = queuedSms(0, { channel: 'email' })
    expect(sentOf([sms, drill, email, queuedSms(0, { channel: 'voice' })])).toEqual({
      ...{ email: 1, sms: 1, segments: 2, voice: 1 },
    })
    expect(sumOf([sentOf([sms]), sentOf([email])])).toEqual({ email: 1, sms: 1, segments: 2, voice: 0 })
  })

  it('costs what a deploy says, and nothing is made up where it does not', () => {
    const prices = readPrices('CAD email=0.001 sms=0.02')
    const sent = { email: 10, sms: 2, segments: 3, voice: 4 }
    expect(costOf(sent, 'sms', prices)).toBeCloseTo(0.06)
    expect(costOf(sent, 'email', prices)).toBeCloseTo(0.01)
    expect(costOf(sent, 'voice', prices)).toBeNull()
    for (const said of ['', 'CAD', 'sms=1', 'CAD sms=-1', 'CAD sms=1,5', 'CAD fax=1', 'dollars sms=1'])
      expect(readPrices(said)).toBeNull()
  })
})

it('a day is counted once it is over, while its messages are kept, and months are told back over a new year', () => {
  const dates = datesToCount(new Set(['2026-11-24']), '2026-11-26')
  expect(dates).toHaveLength(27)
  expect([dates[0], dates.at(-1)]).toEqual(['2026-10-29', '2026-11-25'])
  expect(monthsUntil('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11'])
})
