import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, test } from 'vitest'
import type { TimelineEvent } from './day-timeline.ts'
import { foldMeasures, latestOf } from './folded-measures.ts'

const event = (deviceId: string, kind: EventKind, at: number): TimelineEvent => ({
  name: `${deviceId}/${at}`,
  eventId: `e${at}`,
  deviceId,
  deviceType: 'NOVIKA-LW-BANDE',
  kind,
  value: at,
  at,
  receivedAt: at,
})

const told = (events: readonly TimelineEvent[]) =>
  foldMeasures(events).map(({ all }) => all.map(({ eventId }) => eventId))

test('what each device measured between two things that happened is one row, at its newest', () => {
  const day = [
    event('air', 'temperature', 9),
    event('bed', 'timeLayingDown', 8),
    event('air', 'temperature', 7),
    event('bed', 'timeLayingDown', 6),
    event('bed', 'standUp', 5),
    event('bed', 'timeLayingDown', 4),
    event('bed', 'timeLayingDown', 3),
    event('bed', 'layDown', 2),
    event('bed', 'layDown', 1),
  ]
  expect(told(day)).toEqual([['e9', 'e7'], ['e8', 'e6'], ['e5'], ['e4', 'e3'], ['e2'], ['e1']])
})

test('a row that grows stays the same row, be it by what comes late', () => {
  const names = (ats: readonly number[]) =>
    foldMeasures([...ats.map((at) => event('bed', 'timeLayingDown', at)), event('bed', 'layDown', 1)]).map(
      ({ name }) => name,
    )
  expect(names([5, 4, 3])).toEqual(names([4, 3]))
  expect(names([4, 3, 2])).toEqual(names([4, 3]))
})

test('a row says what its device measured last, and nothing older under that time', () => {
  const [row] = foldMeasures([
    event('air', 'temperature', 4),
    event('air', 'humidity', 4),
    event('air', 'co2', 3),
    event('air', 'temperature', 2),
  ])
  expect(row && latestOf(row).map(({ kind, value }) => [kind, value])).toEqual([
    ['temperature', 4],
    ['humidity', 4],
  ])
})
