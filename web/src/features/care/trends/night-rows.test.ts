import type { Segment } from '@vigie/domain/trends/whereabouts'
import { expect, test } from 'vitest'
import { nightRows, timeIn } from './night-rows.ts'

const timeZone = 'America/Toronto'
const at = (text: string) => Date.parse(text)
const segment = (where: Segment['where'], from: string, until: string): Segment => ({
  ...{ where, from: at(from), until: at(until) },
})

test('a night is one line from noon to noon, whole over midnight; one that has not begun is none; clocks that go back make it longer', () => {
  const days = [
    {
      date: '2026-10-31',
      segments: [
        segment('up', '2026-10-31T00:00-04:00', '2026-10-31T22:00-04:00'),
        segment('bed', '2026-10-31T22:00-04:00', '2026-11-01T00:00-04:00'),
      ],
    },
    {
      date: '2026-11-01',
      segments: [
        segment('bed', '2026-11-01T00:00-04:00', '2026-11-01T07:00-05:00'),
        segment('unknown', '2026-11-01T07:00-05:00', '2026-11-01T11:00-05:00'),
      ],
    },
  ]
  const rows = nightRows(days, { from: '2026-10-30', to: '2026-11-01' }, timeZone)
  expect(rows.map(({ date }) => date)).toEqual(['2026-10-31', '2026-10-30'])
  const [row] = rows
  expect(row).toMatchObject({
    ...{ from: at('2026-10-31T12:00-04:00'), until: at('2026-11-01T12:00-05:00') },
    night: { from: at('2026-10-31T22:00-04:00'), until: at('2026-11-01T07:00-05:00') },
    pieces: [
      segment('up', '2026-10-31T12:00-04:00', '2026-10-31T22:00-04:00'),
      segment('bed', '2026-10-31T22:00-04:00', '2026-11-01T07:00-05:00'),
      segment('unknown', '2026-11-01T07:00-05:00', '2026-11-01T11:00-05:00'),
    ],
  })
  if (row) expect([timeIn(row, 'bed'), timeIn(row, 'chair')].map((ms) => ms / 3_600_000)).toEqual([10, 0])
})
