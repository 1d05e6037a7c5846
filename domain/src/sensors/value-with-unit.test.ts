import { expect, test } from 'vitest'
import { valueWithUnit } from './value-with-unit.ts'

test('a value is written as the language writes it, with its unit', () => {
  expect(valueWithUnit('temperature', 22.46, 'fr')).toBe('22,5\u00a0°C')
  expect(valueWithUnit('temperature', 22.46, 'en')).toBe('22.5\u00a0°C')
  expect(valueWithUnit('humidity', 41.4, 'fr')).toBe('41\u00a0%')
  expect(valueWithUnit('humidity', 41.4, 'en')).toBe('41%')
  expect(valueWithUnit('timeLayingDown', 25_380, 'fr')).toBe('7\u00a0h\u00a03\u00a0min')
  expect(valueWithUnit('timeLayingDown', 25_380, 'en')).toBe('7\u00a0h\u00a03\u00a0min')
  expect(valueWithUnit('timeLayingDown', 28_800, 'fr')).toBe('8\u00a0h')
  expect(valueWithUnit('timeSitting', 59, 'en')).toBe('1\u00a0min')
})

test('a missing value is never 0, and a kind without value has none', () => {
  expect(valueWithUnit('co2', null, 'fr')).toBe('—')
  expect(valueWithUnit('standUp', null, 'fr')).toBeNull()
})
