import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openAlert } from '../alerts/alert.fixture.ts'
import type { Silent } from '../supervision/silent.ts'
import { periodicities } from './enums.ts'
import { handedOver, type ResidentParts } from './handed-over.ts'
import type { MoodRecord } from './mood-record.ts'
import { saidDaily, saidOnce, taskOf } from './task.fixture.ts'
import { occurrencesBetween } from './task-plan.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const from = Date.parse('2026-06-01T23:00:00-04:00')
const until = from + 8 * hour
const now = until + hour
const span = { from, until }

const partsOf = (change: Partial<ResidentParts> = {}): ResidentParts => ({
  resident: { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false },
  alerts: [],
  notes: [],
  moods: [],
  tasks: [],
  left: [],
  done: [],
  devices: [],
  ...change,
})
const mood = (data: 0 | 1 | 2, at: number, before?: 0 | 1 | 2): MoodRecord => ({
  type: 'mood',
  data,
  at,
  by: 'bob',
  byName: 'Bob',
  ...(before !== undefined && { before }),
})
const pad = (lastSeenAt: number | null) => ({
  id: 'a840410000010001',
  type: 'NOVIKA-LW-BANDE' as const,
  location: 'Lit',
  lastSeenAt,
})
const task = (said: Parameters<typeof taskOf>[0], id = 't') => ({
  ...taskOf(said, from - 30 * hour, timeZone),
  id,
})
const of = (change: Partial<ResidentParts>, silent: Silent | null = null) =>
  handedOver([partsOf(change)], span, now, { timeZone, silent })
const toldOf = (...asked: Parameters<typeof of>) => of(...asked).told[0]

describe('a resident of whom there is nothing to say', () => {
  it('is quiet where a sensor was heard, or somebody noted the same as before', () => {
    expect(of({ devices: [pad(now - 1)] })).toMatchObject({ told: [], quiet: [{ bid: 'roy' }], unheard: [] })
    const same = of({ moods: [mood(1, from + hour, 1)] })
    expect(same).toMatchObject({ told: [], quiet: [{ bid: 'roy' }] })
  })

  it('is not called quiet where nothing was heard of them', () => {
    expect(of({})).toMatchObject({ told: [], quiet: [], unheard: [{ bid: 'roy' }] })
    // Within its interval, but not since the shift began.
    const door = { ...pad(from - 1), type: 'NOVIKA-LW-BOUTON' as const }
    expect(of({ devices: [door] })).toMatchObject({ quiet: [], unheard: [{ bid: 'roy' }] })
  })
})

it('tells of who was archived, though there be no more to say; not what nobody did for them, nor what is silent', () => {
  const resident = { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: true }
  const nothing = { alerts: [], notes: [], moods: [], missed: [], silent: [] }
  expect(of({ resident })).toEqual({ told: [{ ...resident, ...nothing }], since: [], quiet: [], unheard: [] })
  const moods = [mood(1, from, 0)]
  const much = { resident, moods, tasks: [task(saidDaily(from))], devices: [pad(null)] }
  expect(toldOf(much)).toMatchObject({ moods: [{ values: [0, 1] }], missed: [], silent: [] })
})

describe('who was alerted since the shift that is handed over', () => {
  const alertAt = (at: number) => ({ ...openAlert({ at }), id: `at${at}` })

  it('is told apart from it, so that nobody reads that there is nothing new of who calls now', () => {
    const found = of({ alerts: [alertAt(until + 2), alertAt(until)], devices: [pad(now - 1)] })
    expect(found.since).toMatchObject([
      { bid: 'roy', alerts: [{ id: `at${until}` }, { id: `at${until + 2}` }] },
    ])
    expect(found).toMatchObject({ told: [], quiet: [{ bid: 'roy' }], unheard: [] })
  })

  it('has what was raised in the shift told of the shift alone', () => {
    const found = of({ alerts: [alertAt(until - 1), alertAt(until)] })
    expect(found.told).toMatchObject([{ alerts: [{ id: `at${until - 1}` }] }])
    expect(found.since).toMatchObject([{ alerts: [{ id: `at${until}` }] }])
    expect(of({ alerts: [alertAt(until - 1)] }).since).toEqual([])
  })

  it('stands there alone where they were archived before, and called since', () => {
    const resident = { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: true }
    const found = of({ resident, alerts: [alertAt(until)] })
    expect(found).toMatchObject({ told: [], since: [resident], quiet: [], unheard: [] })
  })
})

describe('what is told', () => {
  it('of a relative says that they are one: of what they said, and of the task that they ended', () => {
    const said = { ...mood(0, from + hour, 2), isRelative: true as const }
    const ended = { why: 'deactivated', at: from + 2 * hour, by: 'isa', byName: 'Isabelle' } as const
    const left = (of: object) => ({
      ...{ ...ended, ...of, taskId: 't', beneficiaryId: 'roy', title: 'Bain', description: 'Tiède' },
      ...{ dueAt: [from + hour], openAt: null },
    })
    const told = toldOf({ moods: [said], left: [left({ isRelative: true })] })
    expect([told?.moods[0]?.isRelative, told?.missed[0]?.left?.isRelative]).toEqual([true, true])
    const staffs = toldOf({ moods: [mood(0, from + hour, 2)], left: [left({})] })
    expect([staffs?.moods[0]?.isRelative, staffs?.missed[0]?.left?.isRelative]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('of moods are the turns, from what was known before; what was never said before too', () => {
    const moods = [mood(2, from + 2 * hour, 2), mood(0, from + 3 * hour, 2), mood(2, from + hour, 0)]
    expect(toldOf({ moods })?.moods).toEqual([
      { type: 'mood', values: [0, 2, 0], at: from + 3 * hour, byName: 'Bob' },
    ])
    expect(toldOf({ moods: [mood(1, from)] })?.moods).toMatchObject([{ values: [1] }])
  })

  it('of sensors are those that are silent, and since when', () => {
    expect(toldOf({ devices: [pad(from - 100 * hour)] })?.silent).toMatchObject([
      { since: from - 100 * hour },
    ])
    expect(toldOf({ devices: [pad(null)] })?.silent).toMatchObject([{ since: null }])
  })

  it('of sensors are those behind a gateway that is silent, or of a home of which nothing is heard, also within their own time', () => {
    const at = now - hour / 2
    const heard = { ...pad(at), heardAt: at, gateway: { id: 'east', at } }
    const silentOf = (silent: Silent) => toldOf({ devices: [heard] }, silent)?.silent
    const behind = { of: 'gateway', since: at, devices: 1 } as const
    expect(silentOf({ ...behind, gateways: [{ id: 'east', since: at }] })).toMatchObject([{ since: at }])
    expect(silentOf({ ...behind, gateways: [{ id: 'west', since: at }] })).toBeUndefined()
    expect(silentOf({ of: 'home', since: at, devices: 1 })).toMatchObject([{ since: at }])
  })

  it('of tasks is what nobody did in the shift, and what was to be done before and still is', () => {
    const [start, end, before] = [from, until, from - hour]
    const often = saidDaily(before, { periodicity: periodicities.HOURS, startEvery: 2 })
    const tasks = [
      task(saidDaily(start), 'first'),
      task(saidDaily(end), 'next shift'),
      task(saidDaily(before), 'shift before'),
      task(saidDaily(before), 'done late'),
      task(often, 'once more since'),
      task(saidOnce(before), 'once'),
      { ...task(saidDaily(start), 'paused'), activated: false },
      { ...task(saidDaily(start), 'resumed'), activatedAt: start + 1 },
      task(saidDaily(start), 'done'),
    ]
    const done = [
      { taskId: 'done', dueAt: start },
      { taskId: 'done late', dueAt: before },
      ...[1, 3, 5, 7].map((hours) => ({ taskId: 'once more since', dueAt: before + (hours + 1) * hour })),
    ]
    const { missed = [] } = toldOf({ tasks, done }) ?? {}
    expect(missed.map(({ tid }) => tid)).toEqual(['first', 'shift before', 'once'])
    expect(missed[1]).toMatchObject({ dueAt: [before], count: 1 })
  })
})

const rooms = fc.constantFrom('', '9', '10', '101', '214')
const parts = fc
  .record({
    room: rooms,
    isArchived: fc.boolean(),
    seen: fc.option(fc.integer({ min: from - 200 * hour, max: now }), { nil: undefined }),
    moods: fc.array(
      fc.tuple(fc.constantFrom<0 | 1 | 2>(0, 1, 2), fc.integer({ min: from, max: until - 1 })),
      {
        maxLength: 4,
      },
    ),
    notes: fc.nat(3),
    every: fc.integer({ min: 1, max: 5 }),
    done: fc.array(fc.nat(9), { maxLength: 9 }),
  })
  .map(({ room, isArchived, seen, moods, notes, every, done }) => {
    const hourly = task(saidDaily(from, { periodicity: periodicities.HOURS, startEvery: every }))
    const doneAt = [...new Set(done)].map((number) => from + number * every * hour)
    return partsOf({
      resident: { bid: 'someone', name: 'M. Roy', room, isArchived },
      devices: seen === undefined ? [] : [pad(seen)],
      moods: moods.map(([data, at]) => mood(data, at)),
      notes: Array.from({ length: notes }, (_, at) => ({
        id: `note${at}`,
        text: 'Bonne nuit',
        visibility: 'public',
        by: 'bob',
        byName: 'Bob',
        at: from + at,
        writtenAt: null,
        updatedAt: null,
      })),
      tasks: [hourly],
      done: doneAt.map((dueAt) => ({ taskId: 't', dueAt })),
    })
  })

it('loses nobody and nothing: everybody is in one of three lists, by room, and what was not done is what was planned and is not done', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      const all = some.map((one, index) => ({ ...one, resident: { ...one.resident, bid: `${index}` } }))
      const { told, quiet, unheard } = handedOver(all, span, now, { timeZone, silent: null })
      const bids = [...told, ...quiet, ...unheard].map(({ bid }) => bid)
      expect(bids.toSorted()).toEqual(all.map(({ resident }) => resident.bid).toSorted())
      for (const list of [told, quiet, unheard]) {
        const numbers = list.map(({ room }) => (room === '' ? Number.MAX_SAFE_INTEGER : Number(room)))
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      }
      for (const { bid, isArchived, notes, missed } of told) {
        const { notes: given, tasks, done } = all[Number(bid)] ?? partsOf()
        expect(notes).toEqual(given)
        if (isArchived) {
          expect(missed).toEqual([])
          continue
        }
        const planned = tasks.flatMap((one) => occurrencesBetween(one, [from, until], timeZone, 100))
        const left = planned.filter((dueAt) => !done.some((one) => one.dueAt === dueAt))
        expect(missed.flatMap(({ dueAt }) => dueAt)).toEqual(left)
      }
      expect([...quiet, ...unheard].filter((one) => one.isArchived)).toEqual([])
      for (const { bid } of quiet) {
        const { notes, moods, devices } = all[Number(bid)] ?? partsOf()
        expect(notes).toEqual([])
        const isHeard = devices.some(({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt >= from)
        expect(isHeard || moods.length > 0).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
