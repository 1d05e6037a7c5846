import { expect, it } from 'vitest'
import { noteChangeSchema, noteSchema } from './note.ts'

it('nothing else is said of a note: neither whose it is nor when', () => {
  const said = { text: 'A bien dormi.', visibility: 'public' }
  expect(noteChangeSchema.safeParse(said).success).toBe(true)
  for (const more of [{ by: 'somebody' }, { byName: 'Somebody' }, { at: 1 }]) {
    expect(noteChangeSchema.safeParse({ ...said, ...more }).success).toBe(false)
  }
})

it('a note of before changes were kept is read as one that was never changed', () => {
  const old = { text: 'A bien dormi.', visibility: 'public', by: 'nadia', byName: 'Nadia', at: 1 }
  expect(noteSchema.parse(old)).toEqual({ ...old, writtenAt: null, updatedAt: null })
})
