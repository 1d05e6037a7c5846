import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takenNames } from './shift-names.ts'

const night = { id: 'night', nameFR: 'Nuit d’été', nameEN: 'Summer night' }
const day = { id: 'day', nameFR: 'Jour', nameEN: 'Day' }
const shifts = [night, day]

it.each([
  ['as another in French', 'new', { nameFR: 'NUIT  D’ETE ', nameEN: 'Late' }, ['nameFR']],
  ['as another in English', 'new', { nameFR: 'Tard', nameEN: 'summernight' }, ['nameEN']],
  ['as two others', 'new', { nameFR: 'jour', nameEN: 'Summer night' }, ['nameFR', 'nameEN']],
  ['as itself, written otherwise', 'day', { nameFR: 'JOUR', nameEN: 'day' }, []],
  ['as no other', 'new', { nameFR: 'Soir', nameEN: 'Evening' }, []],
  ['anew, as another', 'day', { nameFR: 'Nuit d’été', nameEN: 'Day' }, ['nameFR']],
])('a shift that is called %s', (_what, id, said, taken) => {
  expect(takenNames(shifts, id, said)).toEqual(taken)
})

it('one of two that have one name already keeps it, whatever else is said of it', () => {
  const twins = [night, { ...night, id: 'other' }]
  expect(takenNames(twins, 'other', night)).toEqual([])
  expect(takenNames(twins, 'other', { ...night, nameEN: 'Late' })).toEqual([])
})

it('holds in whatever case, spaces and accents a name is written', () => {
  const name = fc
    .string({ unit: fc.constantFrom(...'aéèœzÇ0 -'), minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() !== '')
  const otherwise = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD').replaceAll(/\p{Mark}/gu, ''),
    (text: string) => text.normalize('NFD'),
    (text: string) => ` ${text.replaceAll(' ', '\u00a0 ')}\t`,
    (text: string) => text.replaceAll('œ', 'oe'),
  )
  fc.assert(
    fc.property(name, otherwise, (nameFR, write) => {
      const known = [{ id: 'one', nameFR, nameEN: 'One' }]
      expect(takenNames(known, 'two', { nameFR: write(nameFR), nameEN: 'Two' })).toEqual(['nameFR'])
      expect(takenNames(known, 'two', { nameFR: `${nameFR}b`, nameEN: 'Two' })).toEqual([])
    }),
  )
})
