import { expect, it } from 'vitest'
import { passedOverStep, restingStep } from './passed-over.ts'

const anne = { uid: 'anne', name: 'Anne' }
const bob = { uid: 'bob', name: 'Bob' }

it('is said of each once, and again where others are written to instead', () => {
  expect(passedOverStep([], { people: [], instead: null }, 1)).toBeNull()
  const first = passedOverStep([], { people: [anne], instead: null }, 1)
  expect(first).toEqual({ step: 'passedOver', at: 1, people: [anne], instead: null })
  const timeline = first ? [first] : []
  expect(passedOverStep(timeline, { people: [anne], instead: null }, 2)).toBeNull()
  expect(passedOverStep(timeline, { people: [anne, bob], instead: null }, 2)).not.toBeNull()
  const second = passedOverStep(timeline, { people: [anne], instead: 'administrators' }, 2)
  expect(second).toMatchObject({ instead: 'administrators' })
  const both = second ? [...timeline, second] : []
  expect(passedOverStep(both, { people: [anne], instead: 'administrators' }, 3)).toBeNull()
  expect(passedOverStep(both, { people: [anne], instead: 'themselves' }, 3)).not.toBeNull()
})

it('says once how many were left to rest, again where they are more, and apart from who is away', () => {
  expect(restingStep([], 0, 1)).toBeNull()
  const two = restingStep([], 2, 1)
  expect(two).toEqual({ step: 'passedOver', at: 1, people: [], instead: null, resting: 2 })
  const timeline = two ? [two] : []
  for (const asMany of [1, 2]) expect(restingStep(timeline, asMany, 2)).toBeNull()
  expect(restingStep(timeline, 3, 2)).toMatchObject({ resting: 3 })
  expect(passedOverStep(timeline, { people: [anne], instead: null }, 2)).not.toBeNull()
})
