import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownText } from './shown-text.ts'

const most = 200
const { schema, fault: faultOf } = shownText(most)

describe('what somebody writes', () => {
  it.each([
    ['  A bien mangé.\n', 'A bien mangé.'],
    ['Une ligne\r\nune autre\rla dernière', 'Une ligne\nune autre\nla dernière'],
    ['\tretrait', 'retrait'],
    ['deux\tcolonnes', 'deux\tcolonnes'],
    ['Visite de l’infirmière 👩‍⚕️', 'Visite de l’infirmière 👩‍⚕️'],
    ['x'.repeat(most), 'x'.repeat(most)],
    // As many characters, though twice as many units of a string.
    ['👵'.repeat(most), '👵'.repeat(most)],
    [` ${'x'.repeat(most)} `, 'x'.repeat(most)],
  ])('%j is kept', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept)
    expect(faultOf(typed)).toBeNull()
  })

  it.each([
    ['', 'missing'],
    [' \n\t', 'missing'],
    ['x'.repeat(most + 1), 'tooLong'],
    ['👵'.repeat(most + 1), 'tooLong'],
    [`${'👵'.repeat(most - 1)}\u0007`, 'notShown'],
    ['fin\u0000', 'notShown'],
    ['a\u0007b', 'notShown'],
    ['a\u0085b', 'notShown'],
    ['Mme\u202eRoy', 'notShown'],
    ['\u200b\u200b', 'notShown'],
    ['moitié \ud83d', 'notShown'],
  ] as const)('%j is not: %s', (typed, fault) => {
    expect(schema.safeParse(typed).success).toBe(false)
    expect(faultOf(typed)).toBe(fault)
  })

  it('is the same written once and written again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const kept = schema.safeParse(typed)
        expect(faultOf(typed) === null).toBe(kept.success)
        if (kept.success) expect(schema.parse(kept.data)).toBe(kept.data)
      }),
    )
  })
})
