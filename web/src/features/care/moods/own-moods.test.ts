import { expect, test } from 'vitest'
import { shownMood } from './own-moods.ts'

const before = { value: 2, at: 1_000 }

test('what is sent is told as being saved, whatever was known, and without a time of its own', () => {
  const own = { stage: 'saving', value: 5 } as const
  expect(shownMood(before, own, 1_500)).toEqual({ value: 5, at: null, wait: 'saving' })
  expect(shownMood(null, own, 1_500)).toEqual({ value: 5, at: null, wait: 'saving' })
})

test('what was saved stands until it is heard, and gives way to what others have said since', () => {
  const own = { stage: 'saved', value: 5, at: 2_000 } as const
  expect(shownMood(before, own, 1_500)).toMatchObject({ value: 5, at: 2_000, wait: null })
  expect(shownMood(null, own, 1_500)).toMatchObject({ value: 5, at: 2_000, wait: null })
  expect(shownMood({ value: 0, at: 3_000 }, own, 3_000)).toEqual({ value: 0, at: 3_000, wait: null })
})

test('what was saved is gone where the record was written since without it: it was taken back elsewhere', () => {
  const own = { stage: 'saved', value: 5, at: 2_000 } as const
  expect(shownMood({ value: 5, at: 2_000 }, own, 2_000)).toEqual({ value: 5, at: 2_000, wait: null })
  expect(shownMood(before, own, 4_000)).toEqual({ ...before, wait: null })
  expect(shownMood(null, own, 4_000)).toBeNull()
})

test('what is taken back says so until it is gone, and what stands then is as it is', () => {
  const own = { stage: 'undoing', value: 5, at: 2_000 } as const
  expect(shownMood({ value: 5, at: 2_000 }, own, 2_000)).toEqual({ value: 5, at: 2_000, wait: 'undoing' })
  expect(shownMood(before, own, 4_000)).toEqual({ ...before, wait: null })
  expect(shownMood(null, own, 4_000)).toBeNull()
})

test('without an act of the person’s it is what was said last, or nothing: never "normal"', () => {
  expect(shownMood(before, null, 1_500)).toEqual({ ...before, wait: null })
  expect(shownMood(null, null, 1_500)).toBeNull()
})
