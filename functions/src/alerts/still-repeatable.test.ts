import { refusedAfterMs } from '@vigie/domain/constants'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { timingOf } from '@vigie/domain/sensors/event-timing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stillRepeatable } from './still-repeatable.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minutes = (count: number) => now - count * 60_000

describe('stillRepeatable', () => {
  it('keeps a call for help as long as it would be taken in again', () => {
    const at = fc.integer({ min: now - refusedAfterMs, max: now })
    fc.assert(
      fc.property(at, (occurredAt) => {
        expect(() => timingOf(occurredAt, now)).not.toThrow()
        expect(stillRepeatable({ e: occurredAt }, 'buttonPressed', now)).toEqual({ e: occurredAt })
      }),
    )
  })

  it.each<[EventKind, number, boolean]>([
    ['presenceDetected', 9, true],
    ['presenceDetected', 13, false],
    ['floorMatPressed', 13, false],
    ['fall', 13, true],
    ['fall', 12 * 60 + 3, false],
  ])('%s of %i minutes ago: %s', (kind, age, kept) => {
    expect(Object.keys(stillRepeatable({ e: minutes(age) }, kind, now))).toEqual(kept ? ['e'] : [])
  })
})
