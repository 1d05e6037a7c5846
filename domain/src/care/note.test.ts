import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOfNote, noteChangeSchema, noteSchema, noteTextFault, noteTextSchema } from './note.ts'

describe('what somebody writes', () => {
  it.each([
    ['  A bien mangé.\n', 'A bien mangé.'],
    ['Une ligne\r\nune autre\rla dernière', 'Une ligne\nune autre\nla dernière'],
    ['\tretrait', 'retrait'],
    ['deux\tcolonnes', 'deux\tcolonnes'],
    ['Visite de l’infirmière 👩‍⚕️', 'Visite de l’infirmière 👩‍⚕️'],
    ['x'.repeat(mostOfNote), 'x'.repeat(mostOfNote)],
    [` ${'x'.repeat(mostOfNote)} `, 'x'.repeat(mostOfNote)],
  ])('%j is kept', (typed, kept) => {
    expect(noteTextSchema.parse(typed)).toBe(kept)
    expect(noteTextFault(typed)).toBeNull()
  })

  it.each([
    ['', 'missing'],
    [' \n\t', 'missing'],
    ['x'.repeat(mostOfNote + 1), 'tooLong'],
    ['fin\u0000', 'notShown'],
    ['a\u0007b', 'notShown'],
    ['a\u0085b', 'notShown'],
    ['Mme\u202eRoy', 'notShown'],
    ['\u200b\u200b', 'notShown'],
    ['moitié \ud83d', 'notShown'],
  ] as const)('%j is not: %s', (typed, fault) => {
    expect(noteTextSchema.safeParse(typed).success).toBe(false)
    expect(noteTextFault(typed)).toBe(fault)
  })

  it('is the same written once and written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const kept = noteTextSchema.safeParse(typed)
        expect(noteTextFault(typed) === null).toBe(kept.success)
        if (kept.success) expect(noteTextSchema.parse(kept.data)).toBe(kept.data)
      }),
    )
  })
})

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
