import { expect, test } from 'vitest'
import { together } from './together.ts'

test('a role and a level stand side by side, and once where they are called the same', () => {
  expect(together('Infirmière ou infirmier', 'Lecture seule')).toBe('Infirmière ou infirmier · Lecture seule')
  expect(together('Lecture seule', 'Lecture seule')).toBe('Lecture seule')
  expect(together('Lecture seule', 'Lecture seule', 'invitation en attente')).toBe(
    'Lecture seule · invitation en attente',
  )
  expect(together(false, 'Lecture seule', false)).toBe('Lecture seule')
})
