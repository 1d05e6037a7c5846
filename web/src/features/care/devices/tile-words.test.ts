import { expect, test } from 'vitest'
import { tileReadings } from './tile-words.ts'

const reading = (at: number, value: number | null = null) => ({ value, at })

test('a pad shows its latest movement, not the duration that came with it', () => {
  const readings = { layDown: reading(10), standUp: reading(20), timeLayingDown: reading(20, 600) }
  expect(tileReadings({ readings }).map(({ kind }) => kind)).toEqual(['standUp'])
})

test('a climate sensor shows all its measures, in a fixed order', () => {
  const readings = { co2: reading(30, 640), temperature: reading(10, 22.5), humidity: reading(20, 41) }
  expect(tileReadings({ readings }).map(({ kind }) => kind)).toEqual(['temperature', 'humidity', 'co2'])
})

test('a device that told nothing shows nothing', () => {
  expect(tileReadings({ readings: {} })).toEqual([])
})
