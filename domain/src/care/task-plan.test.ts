import { describe, expect, it } from 'vitest'
import { periodicities } from './enums.ts'
import { saidDaily, saidOnce } from './task.fixture.ts'
import { neverOver, type TaskSaid, taskSaidSchema } from './task.ts'
import {
  isOccurrence,
  lastOccurrence,
  latestOccurrences,
  occurrenceAfter,
  occurrenceDueAt,
  occurrencesBetween,
  plannedAs,
  planOverAt,
  type TaskPlan,
} from './task-plan.ts'

const toronto = 'America/Toronto'
const at = (iso: string) => Date.parse(iso)
const minute = 60_000
const hour = 60 * minute

function plan(said: TaskSaid, timeZone = toronto) {
  const planned = plannedAs(said, timeZone)
  if (planned === null) throw new Error('This cannot be planned')
  return planned
}

/** The first occurrences of a plan, as a clock of the home shows them. */
function firstOf(of: TaskPlan, count: number, timeZone = toronto): string[] {
  const found = occurrencesBetween(of, [0, neverOver], timeZone, count)
  return found.map((one) => new Date(one).toLocaleString('sv-SE', { timeZone }).slice(0, 16))
}

describe('a task that comes every day at 08:00', () => {
  it('stays at 08:00 when clocks go forward, and when they go back', () => {
    const spring = plan(saidDaily(at('2026-03-07T08:00:00-05:00')))
    expect(firstOf(spring, 3)).toEqual(['2026-03-07 08:00', '2026-03-08 08:00', '2026-03-09 08:00'])
    const autumn = plan(saidDaily(at('2026-10-24T08:00:00+02:00')), 'Europe/Paris')
    expect(firstOf(autumn, 3, 'Europe/Paris')).toEqual([
      '2026-10-24 08:00',
      '2026-10-25 08:00',
      '2026-10-26 08:00',
    ])
  })

  it('comes on 29 February', () => {
    expect(firstOf(plan(saidDaily(at('2028-02-28T08:00:00-05:00'))), 3)).toEqual([
      '2028-02-28 08:00',
      '2028-02-29 08:00',
      '2028-03-01 08:00',
    ])
  })

  it('at a time that clocks leave out comes that once as much later, and at one that they show twice once', () => {
    const leftOut = plan(saidDaily(at('2026-03-07T02:30:00-05:00')))
    expect(firstOf(leftOut, 3)).toEqual(['2026-03-07 02:30', '2026-03-08 03:30', '2026-03-09 02:30'])
    const twice = plan(saidDaily(at('2026-10-31T01:30:00-04:00')))
    expect(
      occurrencesBetween(twice, [0, neverOver], toronto, 3).map((one) => new Date(one).toJSON()),
    ).toEqual(['2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'])
  })
})

it('hours are those that pass: every 12 hours moves by one hour on the clock as clocks go forward', () => {
  const every12h = saidDaily(at('2026-03-07T20:00:00-05:00'), {
    startEvery: 12,
    periodicity: periodicities.HOURS,
  })
  expect(firstOf(plan(every12h), 3)).toEqual(['2026-03-07 20:00', '2026-03-08 09:00', '2026-03-08 21:00'])
})

describe('the end and the count', () => {
  const start = at('2026-03-01T08:00:00-05:00')

  it('the end follows from the count: start + count × step', () => {
    const { endAt, repeat, endsBy } = plan(saidDaily(start, { repeat: 8 }))
    // Clocks went forward in between.
    expect([endAt, repeat, endsBy]).toEqual([at('2026-03-09T08:00:00-04:00'), 8, 'count'])
  })

  it.each([
    [saidDaily(start, { endAt: at('2026-03-11T08:00:00-04:00') }), 10],
    [saidDaily(start, { endAt: at('2026-03-11T19:00:00-04:00') }), 10],
    [saidDaily(start, { endAt: at('2026-03-11T20:00:00-04:00') }), 11],
    [saidDaily(start, { endAt: start + 1 }), 1],
    [saidDaily(start, { periodicity: periodicities.HOURS, startEvery: 4, endAt: start + 15 * hour }), 4],
    [saidDaily(start, { periodicity: periodicities.MINUTES, startEvery: 20, endAt: start + hour }), 3],
  ])('the count follows from the end: (end − start) / step, rounded (%#)', (said, repeat) => {
    expect(plan(said)).toMatchObject({ repeat, endAt: said.endAt, endsBy: 'date' })
  })

  it('neither is there for a task that runs indefinitely, and for a one-time task', () => {
    expect(plan(saidDaily(start))).toMatchObject({ endAt: null, repeat: null, endsBy: null })
    expect(plan(saidOnce(start))).toMatchObject({ endAt: null, repeat: null, startEvery: null, endsBy: null })
    expect([planOverAt(plan(saidDaily(start)), toronto), planOverAt(plan(saidOnce(start)), toronto)]).toEqual(
      [neverOver, neverOver],
    )
  })

  it('an end that is not after the start, or too many occurrences, cannot be planned', () => {
    expect(plannedAs(saidDaily(start, { endAt: start }), toronto)).toBeNull()
    expect(plannedAs(saidDaily(start, { endDate: '2026-02-28' }), toronto)).toBeNull()
    expect(plannedAs(saidDaily(start, { startEvery: 1_000, endDate: '9999-06-01' }), toronto)).toBeNull()
    const everyMinute = { startEvery: 1, periodicity: periodicities.MINUTES }
    const over = start + 100_001 * minute
    expect(plannedAs(saidDaily(start, { ...everyMinute, endAt: over }), toronto)).toBeNull()
    expect(plannedAs(saidDaily(start, { ...everyMinute, endAt: over - minute }), toronto)).not.toBeNull()
  })

  it('to end on a date is to come for the last time on that date', () => {
    for (const [said, last] of [
      [saidDaily(start), '2026-03-11 08:00'],
      [saidDaily(at('2026-03-01T23:30:00-05:00')), '2026-03-11 23:30'],
      [saidDaily(start, { startEvery: 3 }), '2026-03-10 08:00'],
      [
        saidDaily(at('2026-03-01T11:00:00-05:00'), { startEvery: 4, periodicity: periodicities.HOURS }),
        '2026-03-11 20:00',
      ],
    ] as const) {
      const until = plan({ ...said, endDate: '2026-03-11' })
      expect(firstOf(until, 1_000).at(-1)).toBe(last)
      expect(planOverAt(until, toronto)).toBe(until.endAt)
      expect(lastOccurrence(until, toronto)).toBe(at(`${last.replace(' ', 'T')}:00-04:00`))
    }
  })
})

describe('what is to be done now', () => {
  const start = at('2026-06-01T08:00:00-04:00')
  const thrice = plan(saidDaily(start, { repeat: 3 }))

  it('is nothing before the start, then the latest occurrence, until the next; nothing after the last has had its day', () => {
    const due = (iso: string) => occurrenceDueAt(thrice, at(iso), toronto)
    expect(due('2026-06-01T07:59:59-04:00')).toBeNull()
    expect(due('2026-06-01T08:00:00-04:00')).toBe(start)
    expect(due('2026-06-02T07:59:59-04:00')).toBe(start)
    expect(due('2026-06-04T07:59:59-04:00')).toBe(at('2026-06-03T08:00:00-04:00'))
    expect(due('2026-06-04T08:00:00-04:00')).toBeNull()
  })

  it('follows what was due before it, up to the last', () => {
    const day = 24 * hour
    expect(latestOccurrences(thrice, start - 1, toronto, 9)).toEqual([])
    expect(latestOccurrences(thrice, start + day, toronto, 9)).toEqual([start + day, start])
    expect(latestOccurrences(thrice, start + 90 * day, toronto, 2)).toEqual([start + 2 * day, start + day])
  })

  it('of a one-time task stays it', () => {
    const once = plan(saidOnce(start))
    expect(occurrenceDueAt(once, start - 1, toronto)).toBeNull()
    expect(occurrenceDueAt(once, start + 400 * 24 * hour, toronto)).toBe(start)
    expect(occurrenceAfter(once, start, toronto)).toBeNull()
  })

  it('an instant beside an occurrence is none, nor is what would come after the last', () => {
    expect(isOccurrence(thrice, start, toronto)).toBe(true)
    expect(isOccurrence(thrice, start + 1, toronto)).toBe(false)
    expect(isOccurrence(thrice, at('2026-06-04T08:00:00-04:00'), toronto)).toBe(false)
  })
})

describe('what may be said', () => {
  const said = saidDaily(1_000)

  it.each([
    ['no description', { ...said, description: ' ' }],
    ['a title of which nothing can be seen', { ...said, title: '\u200b' }],
    ['a description of which nothing can be seen', { ...said, description: '\u200b' }],
    ['no start', { ...said, startAt: undefined }],
    ['no count, nor that there is none', { ...said, repeat: undefined }],
    ['a count of none', { ...said, repeat: 0 }],
    ['both an end and a count', { ...said, repeat: 3, endAt: 2_000 }],
    ['both a last date and an end', { ...said, endDate: '2026-03-11', endAt: 2_000 }],
    ['both a last date and a count', { ...said, endDate: '2026-03-11', repeat: 3 }],
    ['a last date that there is not', { ...said, endDate: '2026-02-30' }],
    ['no step', { ...said, startEvery: 0 }],
    ['a unit that does not exist', { ...said, periodicity: 3 }],
    ['a description that is too long', { ...said, description: 'x'.repeat(5_001) }],
    ['a step of a one-time task', { ...saidOnce(1_000), startEvery: 1 }],
    ['that it is done', { ...said, nbDone: 3 }],
    ['a last time beyond all dates', { ...said, startEvery: 1_000, repeat: 100_000 }],
  ])('not %s', (_what, body) => {
    expect(taskSaidSchema.safeParse(body).success).toBe(false)
  })

  it('each of the four ways to come again', () => {
    const until = [
      { ...said, endAt: 2_000 },
      { ...said, endDate: '2026-03-11' },
    ]
    for (const body of [saidOnce(1_000), said, { ...said, repeat: 3 }, ...until]) {
      expect(taskSaidSchema.parse(body)).toEqual(body)
    }
  })
})
