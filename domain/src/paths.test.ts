import { expect, it } from 'vitest'
import { documentFileOf, documentPath, documentPlaceOf, keptPath, paths, storagePaths } from './paths.ts'

it.each([
  { eid: 'lilas', bid: 'roy', fid: 'letter' },
  { eid: 'lilas', bid: null, fid: 'film' },
])('the path of a document says which it is: %j', (place) => {
  expect(documentPlaceOf(documentPath(place))).toEqual(place)
  expect(documentFileOf(documentPath(place))).toEqual({ place, keptAs: null })
  expect(documentFileOf(keptPath(place, '7'))).toEqual({ place, keptAs: '7' })
})

it.each([
  'letter',
  'establishments/lilas',
  paths.documents('lilas', 'roy'),
  paths.note('lilas', 'roy', 'note'),
  `${paths.document('lilas', 'roy', 'letter')}/deeper`,
  `${paths.establishmentDocument('lilas', 'film')}/deeper`,
  'elsewhere/lilas/documents/film',
  'establishments//documents/film',
])('another path is of no document: %s', (path) => {
  expect(documentPlaceOf(path)).toBeNull()
})

it.each([storagePaths.beneficiaryPhoto('lilas', 'roy', 'photo'), 'letter', 'establishments/lilas'])(
  'another file is of no document: %s',
  (path) => {
    expect(documentFileOf(path)).toBeNull()
  },
)
