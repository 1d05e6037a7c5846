import { expect, it } from 'vitest'
import { passedOverStep, quietStep } from './passed-over.ts'

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

it('is said once of each whose quiet hours it is, apart from who is away', () => {
  expect(quietStep([], [], 1)).toBeNull()
  const quiet = quietStep([], [anne], 1)
  expect(quiet).toMatchObject({ people: [anne], isQuiet: true })
  const timeline = quiet ? [quiet] : []
  expect(quietStep(timeline, [anne], 2)).toBeNull()
  expect(quietStep(timeline, [anne, bob], 2)).not.toBeNull()
  expect(passedOverStep(timeline, { people: [anne], instead: null }, 2)).not.toBeNull()
})
