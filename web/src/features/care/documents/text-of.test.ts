import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test('of a long one its beginning is shown, also where it is cut in the middle of a letter', () => {
  const text = textOf(Buffer.from(`a${'é'.repeat(600_000)}`))
  expect(text).toHaveLength(250_001)
  expect(text.endsWith('é…')).toBe(true)
})
