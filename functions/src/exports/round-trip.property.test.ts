import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Day, DayEvent } from '@vigie/domain/devices/device'
import { deviceTypeSchema } from '@vigie/domain/devices/device-type'
import { eventKindSchema } from '@vigie/domain/sensors/event-kinds'
import { airKinds, type DayFigures, type HourFigures, observedSchema } from '@vigie/domain/trends/day-figures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Line } from './cells.ts'
import { csvGz, readCsvGz } from './csv-stream.ts'
import { dayColumns, dayLines, daysOfLines, type StoredDay } from './day-table.ts'
import { figuresColumns, figuresLine, figuresOfLine, type StoredFigures } from './figures-table.ts'
import { hoursColumns, hoursLines, hoursOfLines, type StoredHours } from './hours-table.ts'

async function* pages(all: readonly (readonly Line[])[]) {
  yield* all
}

const written = (columns: readonly string[], all: readonly (readonly Line[])[]) =>
  buffer(csvGz(columns, pages(all)))

const gathered = async <T>(all: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const one of all) found.push(one)
  return found
}

async function readBack<T>(
  bytes: Buffer,
  of: (lines: AsyncIterable<unknown>) => AsyncIterable<T>,
): Promise<T[]> {
  let found: T[] = []
  await readCsvGz(Readable.from([bytes]), async (lines) => {
    found = await gathered(of(lines))
  })
  return found
}

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/)
const date = fc.constantFrom('2026-10-01', '2026-10-02', '2028-02-29')
const at = fc.integer({ min: 0, max: 4e12 })
const value = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
  .map((one) => one + 0)
const key = fc.stringMatching(/^[A-Za-z0-9:~-][A-Za-z0-9_:~-]{0,60}$/).filter((one) => one !== '__proto__')
const dayEvent: fc.Arbitrary<DayEvent> = fc
  .record({
    ...{ kind: fc.constantFrom(...eventKindSchema.options), value: fc.option(value), at, receivedAt: at },
    ...{ late: fc.boolean(), duringCare: fc.boolean() },
  })
  .map(({ late, duringCare, ...event }) => ({
    ...event,
    ...(late && ({ late } as const)),
    ...(duringCare && ({ duringCare } as const)),
  }))
const day: fc.Arbitrary<Day> = fc.record({
  deviceId: fc.stringMatching(/^[0-9a-f]{16}$/),
  type: fc.constantFrom(...deviceTypeSchema.options),
  date,
  events: fc.dictionary(key, dayEvent, { minKeys: 1, maxKeys: 8, noNullPrototype: true }),
})
/** Each document once, as a month has them. */
const storedDays = fc.uniqueArray(
  fc.record({ eid: fc.constant('lilas'), bid: id, part: fc.integer({ min: 1, max: 3 }), day }),
  { selector: ({ bid, part, day }) => `${bid} ${day.date} ${day.deviceId} ${part}`, maxLength: 6 },
)

const share = fc.double({ min: 0, max: 1, noNaN: true }).map((one) => one + 0)
const count = fc.option(fc.nat())
const ms = fc.option(fc.double({ min: 0, max: 9e7, noNaN: true }).map((one) => one + 0))
const air = fc.record({ least: value, most: value, mean: value, readings: fc.nat() })
const figures: fc.Arbitrary<DayFigures> = fc.record({
  ...{ from: at, until: at, timesUp: count, bedMs: ms, chairMs: ms, outMs: ms, nightExits: count },
  ...{ calls: count, stillMs: ms },
  air: fc.record(Object.fromEntries(airKinds.map((kind) => [kind, air])), {
    requiredKeys: [],
    noNullPrototype: true,
  }),
  observed: fc.record(
    Object.fromEntries(observedSchema.keyof().options.map((what) => [what, share])),
  ) as unknown as fc.Arbitrary<DayFigures['observed']>,
})
const hours: fc.Arbitrary<HourFigures> = fc.constantFrom(23, 24, 25).chain((length) => {
  const of = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: length, maxLength: length })
  const counts = fc.option(of(fc.nat()))
  const times = fc.option(of(fc.nat(3_600_000)))
  const parts = { timesUp: counts, bedMs: times, chairMs: times, outMs: times, calls: counts }
  return fc.record({ ...parts, observed: of(share) })
})

test('what is written of days is what is read of them, whatever they hold, and the same days are the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(storedDays, async (days: StoredDay[]) => {
      const bytes = await written(dayColumns, days.map(dayLines))
      expect(await readBack(bytes, daysOfLines)).toEqual(days)
      // The order in which Firestore hands over the events of a day counts for nothing.
      const turned = days.map((one) => ({
        ...one,
        day: { ...one.day, events: Object.fromEntries(Object.entries(one.day.events).toReversed()) },
      }))
      expect((await written(dayColumns, turned.map(dayLines))).equals(bytes)).toBe(true)
    }),
  )
})

test('what is written of figures and hours is what is read of them: what is not known is not 0', async () => {
  const named = { eid: fc.constant('lilas'), bid: id, date }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ ...named, day: figures }), { maxLength: 4 }),
      fc.array(fc.record({ ...named, hours }), { maxLength: 4 }),
      async (ofDays: StoredFigures[], ofHours: StoredHours[]) => {
        const days = await written(
          figuresColumns,
          ofDays.map((one) => [figuresLine(one)]),
        )
        expect(
          await readBack(days, async function* (lines) {
            for await (const line of lines) yield figuresOfLine(line)
          }),
        ).toEqual(ofDays)
        const byHour = await written(hoursColumns, ofHours.map(hoursLines))
        expect(await readBack(byHour, hoursOfLines)).toEqual(ofHours)
      },
    ),
  )
})

test('a file that is cut, or holds a line of something else, is not taken for a shorter one', async () => {
  const one: StoredDay = {
    ...{ eid: 'lilas', bid: 'roy', part: 1 },
    day: {
      ...{ deviceId: 'a840410000000001', type: 'NOVIKA-LW-BANDE', date: '2026-10-01' },
      events: { '1~~standUp': { kind: 'standUp', value: null, at: 1, receivedAt: 2 } },
    },
  }
  const bytes = await written(dayColumns, [dayLines(one)])
  await expect(readBack(bytes.subarray(0, -12), daysOfLines)).rejects.toThrow()
  const spoilt = dayLines(one).map((line) => ({ ...line, at: '' }))
  await expect(readBack(await written(dayColumns, [spoilt]), daysOfLines)).rejects.toThrow()
})
