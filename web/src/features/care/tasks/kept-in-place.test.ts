import type { TaskDone } from '@vigie/domain/care/task'
import { expect, it } from 'vitest'
import { type DueFor, keptInPlace } from './kept-in-place.ts'

const due = (all: Record<string, string[]>, dueAt: Record<string, number> = {}) =>
  Object.entries(all).map(([id, tasks]) => ({
    resident: { id },
    tasks: tasks.map((task) => ({
      task: { id: task, beneficiaryId: id },
      state: { state: 'due', dueAt: dueAt[task] ?? 1 },
    })),
  })) as unknown as DueFor<{ id: string }>[]
const shown = (placed: ReturnType<typeof keptInPlace>) =>
  placed.map(({ resident, tasks }) => [
    resident.id,
    tasks.map(({ task, isOver }) => (isOver ? `(${task.id})` : task.id)),
  ])
const none = new Set<string>()
const noneDone = new Map<string, TaskDone>()
const before = keptInPlace(due({ roy: ['bath', 'pills', 'walk'], ali: ['pills'] }), [], none, noneDone)
const all = new Set(['roy/bath/1', 'roy/pills/1', 'roy/walk/1', 'ali/pills/1'])

it('what is over keeps its place among the others while it is held, and the place of whoever has nothing else', () => {
  const next = keptInPlace(due({ roy: ['bath', 'walk'] }), before, all, noneDone)
  expect(shown(next)).toEqual([
    ['roy', ['bath', '(pills)', 'walk']],
    ['ali', ['(pills)']],
  ])
  expect(shown(keptInPlace(due({ roy: ['walk'] }), next, all, noneDone))).toEqual([
    ['roy', ['(bath)', '(pills)', 'walk']],
    ['ali', ['(pills)']],
  ])
})

it('it goes once it is held no longer, and is itself again once it is due again', () => {
  const next = keptInPlace(due({ roy: ['bath', 'walk'] }), before, all, noneDone)
  expect(shown(keptInPlace(due({ roy: ['bath', 'walk'] }), next, new Set(['roy/bath/1']), noneDone))).toEqual(
    [['roy', ['bath', 'walk']]],
  )
  expect(shown(keptInPlace(due({ roy: ['bath', 'pills'] }), next, all, noneDone))).toEqual([
    ['roy', ['bath', 'pills', '(walk)']],
    ['ali', ['(pills)']],
  ])
})

it('nothing is told as over that was never shown', () => {
  expect(shown(keptInPlace(due({ roy: ['bath'] }), [], all, noneDone))).toEqual([['roy', ['bath']]])
})

it('of a task that comes again the occurrence that is over keeps its place, and the next one comes afterwards', () => {
  const again = due({ roy: ['bath', 'walk', 'pills'], ali: ['pills'] }, { pills: 2 })
  const next = keptInPlace(again, before, all, noneDone)
  expect(shown(next)).toEqual([
    ['roy', ['bath', '(pills)', 'walk']],
    ['ali', ['(pills)']],
  ])
  expect(shown(keptInPlace(again, next, none, noneDone))).toEqual([
    ['roy', ['bath', 'walk', 'pills']],
    ['ali', ['pills']],
  ])
})

it('what is over is told as done, by whom and when, once that is known, and not where it is over for another reason', () => {
  const done: TaskDone = { dueAt: 1, at: 2, by: 'alice', byName: 'Alice' }
  const next = keptInPlace(due({ roy: ['walk'] }), before, all, new Map([['roy/bath/1', done]]))
  expect(next[0]?.tasks.map(({ task, wasDone }) => [task.id, wasDone])).toEqual([
    ['bath', done],
    ['pills', null],
    ['walk', null],
  ])
})
