import type { Alert } from '@vigie/domain/alerts/alert'
import { careButton } from '@vigie/domain/care/care-press'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import type { Day } from '@vigie/domain/devices/device'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, test } from 'vitest'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { countsOf, type DayParts, entriesOf, groupsOf, isInGroup } from './day-entries.ts'
import type { DayTask } from './day-tasks.ts'

const day = (kinds: readonly (readonly [EventKind, number])[]): Day => ({
  deviceId: 'a84041f2c1d2e3f4',
  type: 'NOVIKA-LW-BANDE',
  date: '2026-11-24',
  events: Object.fromEntries(
    kinds.map(([kind, at]) => [`e${at}`, { kind, value: null, at, receivedAt: at }] as const),
  ),
})
const stored = <T>(path: string, value: Partial<T>) => ({ ...value, id: path, path }) as WithId<T>
const task = (at: number | null, dueAt: number): DayTask => ({
  ...{ tid: 'task', title: 'Pansement', dueAt, isKept: true, state: at === null ? 'missed' : 'done' },
  done: at === null ? null : { dueAt, at, by: 'bob', byName: 'Bob' },
})
const parts: DayParts = {
  days: [
    day([
      ['standUp', 10],
      ['temperature', 9],
      ['humidity', 9],
      ['buttonPressed', 7],
      ['timeLayingDown', 6],
      ['layDown', 1],
    ]),
  ],
  alerts: [stored<Alert>('alert', { times: { raisedAt: 8 } as Alert['times'] })],
  notes: [stored<Note>('note', { at: 5 })],
  moods: [stored<MoodRecord>('mood', { at: 3 })],
  tasks: [task(4, 2), task(null, 4)],
  careButtonCalls: false,
}

test('a day is one column of time, newest first, whatever each row is, and the climate is not of it', () => {
  expect(entriesOf(parts).map(({ what, at }) => [what, at])).toEqual([
    ['event', 10],
    ['alert', 8],
    ['event', 7],
    ['event', 6],
    ['note', 5],
    ['task', 4],
    ['task', 4],
    ['mood', 3],
    ['event', 1],
  ])
})

test('it is narrowed to one kind, and only what there is of is offered', () => {
  const entries = entriesOf(parts)
  expect(groupsOf(entries)).toEqual(['all', 'movement', 'call', 'alert', 'note', 'mood', 'task'])
  expect(entries.filter((one) => isInGroup(one, 'call')).map(({ at }) => at)).toEqual([7])
  expect(entries.filter((one) => isInGroup(one, 'note')).map(({ at }) => at)).toEqual([5])
  expect(groupsOf(entriesOf({ ...parts, days: [], alerts: [], moods: [], tasks: [] }))).toEqual([])
})

test('a day that is folded says how much of each there was; how long something lasted is counted with nothing', () => {
  expect(countsOf(entriesOf(parts))).toEqual([
    ['movement', 2],
    ['call', 1],
    ['alert', 1],
    ['note', 1],
    ['mood', 1],
    ['task', 1],
    ['undone', 1],
  ])
  expect(countsOf([])).toEqual([])
})

test('a press by which care begins stands in the day, and is no call, unless a rule calls somebody by it', () => {
  const days: Day[] = [{ ...day([['buttonPressed', 7]]), type: careButton }]
  const entries = entriesOf({ ...parts, days })
  expect(entries.map(({ at }) => at)).toContain(7)
  expect(entries.filter((one) => isInGroup(one, 'call'))).toEqual([])
  expect(groupsOf(entries)).not.toContain('call')
  expect(countsOf(entries).map(([kind]) => kind)).not.toContain('call')
  const called = entriesOf({ ...parts, days, careButtonCalls: true })
  expect(called.filter((one) => isInGroup(one, 'call')).map(({ at }) => at)).toEqual([7])
})
