import { expect, it } from 'vitest'
import type { DueOf } from './due-by-resident.ts'
import { keptInPlace } from './kept-in-place.ts'

const due = (all: Record<string, string[]>) =>
  Object.entries(all).map(([id, tasks]) => ({
    resident: { id },
    tasks: tasks.map((task) => ({ task: { id: task, beneficiaryId: id }, state: { state: 'due' } })),
  })) as unknown as DueOf[]
const shown = (placed: ReturnType<typeof keptInPlace>) =>
  placed.map(({ resident, tasks }) => [
    resident.id,
    tasks.map(({ task, isOver }) => (isOver ? `(${task.id})` : task.id)),
  ])
const before = keptInPlace(due({ roy: ['bath', 'pills', 'walk'], ali: ['pills'] }), [], new Set())
const all = new Set(['roy/bath', 'roy/pills', 'roy/walk', 'ali/pills'])

it('what is over keeps its place among the others while it is held, and the place of whoever has nothing else', () => {
  const next = keptInPlace(due({ roy: ['bath', 'walk'] }), before, all)
  expect(shown(next)).toEqual([
    ['roy', ['bath', '(pills)', 'walk']],
    ['ali', ['(pills)']],
  ])
  expect(shown(keptInPlace(due({ roy: ['walk'] }), next, all))).toEqual([
    ['roy', ['(bath)', '(pills)', 'walk']],
    ['ali', ['(pills)']],
  ])
})

it('it goes once it is held no longer, and is itself again once it is due again', () => {
  const next = keptInPlace(due({ roy: ['bath', 'walk'] }), before, all)
  expect(shown(keptInPlace(due({ roy: ['bath', 'walk'] }), next, new Set(['roy/bath'])))).toEqual([
    ['roy', ['bath', 'walk']],
  ])
  expect(shown(keptInPlace(due({ roy: ['bath', 'pills'] }), next, all))).toEqual([
    ['roy', ['bath', 'pills', '(walk)']],
    ['ali', ['(pills)']],
  ])
})

it('nothing is told as over that was never shown', () => {
  expect(shown(keptInPlace(due({ roy: ['bath'] }), [], all))).toEqual([['roy', ['bath']]])
})
