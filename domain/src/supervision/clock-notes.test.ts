import { expect, test } from 'vitest'
import { gatewayNotedEveryMs, type Noted, notedAfter } from './clock-notes.ts'

const start = Date.parse('2026-11-30T03:00:00Z')
const minute = 60_000

test('what is taken in is noted every five minutes, however often something of the gateway is refused meanwhile', () => {
  let noted: Noted | undefined
  const written: (number | null)[] = []
  const bring = (at: number, isTaken: boolean) => {
    const next = notedAfter(noted, at, { word: null, isTaken })
    noted = next.noted
    if (next.write) written.push(next.write.takenAt ?? null)
  }
  for (let at = start; at < start + 20 * minute; at += minute / 2) bring(at, false)
  expect(written).toEqual([null, null, null, null])
  written.length = 0
  for (let at = start + 20 * minute; at < start + 30 * minute; at += minute / 2) {
    bring(at, false)
    bring(at + 1, true)
  }
  const taken = written.filter((at) => at !== null)
  expect(taken).toEqual([start + 20 * minute + 1, start + 20 * minute + gatewayNotedEveryMs + 1])
})
