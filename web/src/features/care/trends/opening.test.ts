import type { WholeTrends } from '@vigie/domain/api/whole-trends-calls'
import { expect, test, vi } from 'vitest'
import { openingOf } from './opening.ts'

const whole = {
  ...{ trends: { from: '2026-11-20' }, night: { date: '2026-11-27' } },
  ...{ changes: { last: '2026-11-27' }, segments: { days: [] } },
} as unknown as WholeTrends
const week = { period: 'lastWeek', from: '2026-11-14', to: '2026-11-27' } as const

test('the parts of the tab are asked for together, once, and whoever asks again asks for that part alone', async () => {
  const ask = vi.fn(async () => whole)
  const opening = openingOf(week, ask)
  expect(ask).not.toHaveBeenCalled()
  const taken = await Promise.all([opening.take('night'), opening.take('changes'), opening.take('trends')])
  expect(taken).toEqual([whole.night, whole.changes, whole.trends])
  expect(opening.take('night')).toBeNull()
  expect(await opening.take('segments')).toBe(whole.segments)
  expect(ask.mock.calls).toEqual([[{ period: 'lastWeek' }]])
  // Dates that are not shown make no other period.
  expect(opening.isOf({ ...week, from: '2026-11-01' })).toBe(true)
  expect(opening.isOf({ ...week, period: 'lastMonth' })).toBe(false)
})

test('what failed is asked for again part by part, and dates that are wrong open nothing', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('offline')))
  const opening = openingOf(week, ask)
  await expect(opening.take('trends')).rejects.toThrow('offline')
  expect(opening.take('segments')).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
  const wrong = openingOf({ period: 'custom', from: '2026-11-27', to: '2026-11-14' }, ask)
  expect(wrong.take('night')).toBeNull()
})
