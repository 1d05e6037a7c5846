import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { periodicities } from '@vigie/domain/care/enums'
import type { Task } from '@vigie/domain/care/task'
import { saidDaily, saidOnce, taskOf } from '@vigie/domain/care/task.fixture'
import { withDone } from '@vigie/domain/care/task-life'
import { expect, it } from 'vitest'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dueByResident } from './due-by-resident.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const now = Date.parse('2026-06-01T12:00:00-04:00')
const until = now + 3 * hour

const resident = (id: string, room: string) => ({ id, room, name: `M. ${id}` }) as WithId<Beneficiary>
const residents = [
  resident('late', '212'),
  resident('early', '9'),
  resident('busy', '10'),
  resident('free', '1'),
]

/** A task of every day that is due for the first time at an instant. */
const daily = (beneficiaryId: string, id: string, dueAt: number): WithId<Task> => ({
  ...taskOf(saidDaily(dueAt), dueAt - hour, timeZone),
  beneficiaryId,
  id,
  path: id,
})

const asked = (tasks: readonly WithId<Task>[]) =>
  dueByResident(tasks, residents, { now, timeZone }, until).map(({ resident: { id }, tasks: theirs }) => [
    id,
    theirs.map(({ task, state }) => `${task.id} ${state.state}`),
  ])

it('names who waits longest first, then by room, each with what is to be done first', () => {
  expect(
    asked([
      daily('early', 'soon', now + hour / 2),
      daily('busy', 'evening', now + 2 * hour),
      daily('busy', 'next', now + hour / 2),
      daily('late', 'noon', now - hour),
    ]),
  ).toEqual([
    ['late', ['noon overdue']],
    ['early', ['soon soon']],
    ['busy', ['next soon', 'evening later']],
  ])
})

it('leaves out what comes after, what is done, what nobody asks for, and who is not among the residents', () => {
  const done = withDone(
    daily('early', 'done', now - hour),
    { dueAt: now - hour, at: now, by: 'bob', byName: 'Bob' },
    now,
    timeZone,
  )
  expect(
    asked([
      daily('early', 'next shift', until),
      { ...done, id: 'done', path: 'done' },
      { ...daily('early', 'paused', now - hour), activated: false },
      daily('archived', 'theirs', now - hour),
    ]),
  ).toEqual([])
})

it('asks for what was due in a former shift until it is done, and for what often comes once', () => {
  const once = { ...taskOf(saidOnce(now - 50 * hour), now - 60 * hour, timeZone), beneficiaryId: 'early' }
  const often = taskOf(
    saidDaily(now - 10 * hour, { periodicity: periodicities.HOURS }),
    now - 11 * hour,
    timeZone,
  )
  expect(
    asked([
      { ...once, id: 'once', path: 'once' },
      { ...often, beneficiaryId: 'early', id: 'often', path: 'often' },
    ]),
  ).toEqual([['early', ['once overdue', 'often due']]])
})
