import { expect, test } from 'vitest'
import { comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import { amountWords, usualWords } from './cause-words.ts'
import { span, timeZone } from './rule.fixture.ts'
import type { WindowCause } from './window-cause.ts'

const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics
const { greater, lesser } = comparisonOperators
const cause = (change: Partial<WindowCause>): WindowCause => ({
  ...{ metric: TRIGGER_COUNT, operator: greater, value: 4, measured: 5, threshold: 4 },
  ...{ usual: null, from: span.from, until: span.until, at: span.from + 3_600_000, deviceId: null },
  ...change,
})

test.each([
  [{}, '5 fois depuis 23:00', '5 times since 23:00'],
  [{ measured: 1 }, '1 fois depuis 23:00', 'once since 23:00'],
  [{ operator: lesser, measured: 0 }, '0 fois de 23:00 à 07:00', '0 times from 23:00 to 07:00'],
  [{ metric: PRESSED_DURATION, measured: 61.5 }, '61,5 min depuis 23:00', '61.5 min since 23:00'],
  [
    { metric: sensorMetrics.TEMPERATURE, operator: lesser, measured: 16.5 },
    '16,5 °C depuis 00:00',
    '16.5 °C since 00:00',
  ],
])('%o is told as %s', (change, fr, en) => {
  expect(amountWords(cause(change), 'fr', timeZone)).toBe(fr)
  expect(amountWords(cause(change), 'en', timeZone)).toBe(en)
})

test('what is usual is told as it is written in each language', () => {
  const usual = { average: 2.14, observed: 7, needed: 3 }
  expect(usualWords(usual, 'fr')).toBe('d’habitude 2,1')
  expect(usualWords(usual, 'en')).toBe('usually 2.1')
})
