import { describe, expect, it } from 'vitest'
import { lengthTold } from './told-amounts.ts'

const inFrench = (ms: number) => lengthTold(ms, 'fr').replaceAll('\u00a0', ' ')
const inEnglish = (ms: number) => lengthTold(ms, 'en').replaceAll('\u00a0', ' ')

describe('a length of time in a report', () => {
  it('is never told as within a limit that it was beyond', () => {
    expect(inFrench(180_000)).toBe('3 minutes')
    expect(inFrench(180_001)).toBe('3 min 1 s')
    expect(inFrench(201_000)).toBe('3 min 21 s')
    expect(inEnglish(201_000)).toBe('3 min 21 s')
    expect(inFrench(60_400)).toBe('1 min 1 s')
    expect(inFrench(60_000)).toBe('1 minute')
  })

  it('is told in the two units that matter, whatever it comes to', () => {
    expect(inFrench(0)).toBe('0 seconde')
    expect(inFrench(45_000)).toBe('45 secondes')
    expect(inFrench(3_599_900)).toBe('1 heure')
    expect(inFrench(7_500_000)).toBe('2 h 5 min')
    expect(inFrench(86_399_000)).toBe('1 jour')
    expect(inFrench(136 * 3_600_000)).toBe('5 jours 16 h')
    expect(inEnglish(136 * 3_600_000)).toBe('5 days 16 h')
    expect(inFrench(48 * 3_600_000)).toBe('2 jours')
  })
})
