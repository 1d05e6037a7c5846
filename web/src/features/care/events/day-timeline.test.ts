import type { Day, DayEvent } from '@vigie/domain/devices/device'
import { eventKey } from '@vigie/domain/sensors/event-key'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timelineOf } from './day-timeline.ts'

const event = (at: number): DayEvent => ({ kind: 'standUp', value: null, at, receivedAt: at + 1 })
const day = (deviceId: string, events: Day['events']): Day => ({
  deviceId,
  type: 'NOVIKA-LW-BANDE',
  date: '2026-11-21',
  events,
})

test('the parts of a day and the devices of a resident make one column, newest first', () => {
  const rows = timelineOf([
    day('a', { e1: event(10), e2: event(30) }),
    day('a', { e2: event(30), e3: event(40) }),
    day('b', { e1: event(20) }),
  ])
  expect(rows.map(({ deviceId, eventId }) => `${deviceId}/${eventId}`)).toEqual([
    'a/e3',
    'a/e2',
    'b/e1',
    'a/e1',
  ])
})

test('an event shows under the id that its gateway gave it', () => {
  const key = eventKey({ eventId: 'pad.7', kind: 'standUp', saidAt: 10 })
  const [row] = timelineOf([day('a', { [key]: event(10) })])
  expect(row?.eventId).toBe('pad.7')
})

test('two kinds of event to which a gateway gave one id are two rows', () => {
  const kinds = (['buttonPressed', 'fall'] as const).map((kind): [string, DayEvent] => [
    eventKey({ eventId: 'e', kind, saidAt: 10 }),
    { ...event(10), kind },
  ])
  const rows = timelineOf([day('a', Object.fromEntries(kinds))])
  expect(rows.map(({ kind }) => kind)).toEqual(['buttonPressed', 'fall'])
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2)
})

test('whatever order the documents come in, the timeline is the same and holds each event once', () => {
  const days = fc.array(
    fc.record({
      device: fc.constantFrom('a', 'b'),
      events: fc.dictionary(fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5'), fc.integer({ min: 0, max: 5 })),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(days, (drawn) => {
      // The same event is the same wherever it is stored.
      const at = (device: string, id: string) => (device.length + id.charCodeAt(1) * 7) % 5
      const documents = drawn.map(({ device, events }) =>
        day(device, Object.fromEntries(Object.keys(events).map((id) => [id, event(at(device, id))]))),
      )
      const rows = timelineOf(documents)
      expect(timelineOf(documents.toReversed()).map((row) => row.eventId)).toEqual(
        rows.map((row) => row.eventId),
      )
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      expect(rows.every((row, index) => index === 0 || (rows[index - 1]?.at ?? 0) >= row.at)).toBe(true)
    }),
  )
})
