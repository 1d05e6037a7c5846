import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Alarm, TimingWheel } from './timing-wheel.ts'

const toleranceMs = 20

test('alarms ring once, never early, and within a tick of their time', () => {
  const plan = fc.record({
    delays: fc.array(fc.nat(3000), { minLength: 1, maxLength: 20 }),
    steps: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 40 }),
    start: fc.nat(100_000),
  })
  fc.assert(
    fc.property(plan, ({ delays, steps, start }) => {
      let now = start
      const wheel = new TimingWheel(() => now)
      const rung = delays.map(() => 0)
      for (const [index, delay] of delays.entries()) {
        const alarm: Alarm = {
          ring: () => {
            expect(now).toBeGreaterThanOrEqual(start + delay)
            rung[index] = (rung[index] ?? 0) + 1
          },
        }
        wheel.set(alarm, delay)
      }
      for (const step of steps) {
        now += step
        wheel.advance()
        for (const [index, delay] of delays.entries()) {
          if (now >= start + delay + 2 * toleranceMs) expect(rung[index]).toBe(1)
        }
      }
    }),
  )
})

test('setting an alarm again replaces its time, clearing calls it off', () => {
  let now = 0
  const wheel = new TimingWheel(() => now)
  const rings: string[] = []
  const moved = { ring: () => rings.push('moved') }
  const cleared = { ring: () => rings.push('cleared') }
  wheel.set(moved, 100)
  wheel.set(moved, 1000)
  wheel.set(cleared, 100)
  wheel.clear(cleared)
  now = 500
  wheel.advance()
  expect(rings).toEqual([])
  now = 1100
  wheel.advance()
  wheel.advance()
  expect(rings).toEqual(['moved'])
})

test('an alarm may set itself again while it rings', () => {
  let now = 0
  const wheel = new TimingWheel(() => now)
  let rings = 0
  const again: Alarm = {
    ring: () => {
      rings++
      wheel.set(again, 100)
    },
  }
  wheel.set(again, 100)
  for (now = 0; now <= 1000; now += 10) wheel.advance()
  expect(rings).toBeGreaterThanOrEqual(8)
  expect(rings).toBeLessThanOrEqual(10)
})
