import { localDate } from '@vigie/domain/time/local-time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datesTold } from './dates-told.ts'

const zone = fc.constantFrom(
  ...[
    'America/Toronto',
    'America/Vancouver',
    'Europe/Paris',
    'Asia/Tokyo',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  ],
)

it('reads the dates under which any clock has filed what was told', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const minutes = fc.integer({ min: 0, max: 365 * 24 * 60 })
  fc.assert(
    fc.property(zone, zone, minutes, fc.integer({ min: 0, max: 600 }), (right, wrong, from, lasting) => {
      const since = start + from * 60_000
      const until = since + lasting * 60_000
      const dates = datesTold(since, until, right)
      for (const at of [since, until]) {
        expect(localDate(at, wrong) >= dates.from).toBe(true)
        expect(localDate(at, wrong) <= dates.to).toBe(true)
      }
    }),
  )
})
