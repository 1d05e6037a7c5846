import { expect, it } from 'vitest'
import { noticesAbout } from './notices-about.ts'

const of = (establishmentId: string, ...bids: (string | null)[]) => ({
  establishmentId,
  deviceIds: bids.map((_, index) => `${index}`),
  places: Object.fromEntries(
    bids.flatMap((beneficiaryId, index) =>
      beneficiaryId === null ? [] : [[`${index}`, { beneficiaryId, room: '', location: '' }]],
    ),
  ),
})

it('finds what is about a resident, and what may be', () => {
  const [roy, girard, both, unknown, none] = [
    of('lilas', 'roy'),
    of('lilas', 'girard'),
    of('lilas', 'girard', 'roy'),
    of('lilas', 'girard', null),
    of('lilas'),
  ]
  const all = [roy, girard, both, unknown, none, of('cedres', 'roy')]
  expect(noticesAbout(all, 'lilas', 'roy')).toEqual([roy, both, unknown, none])
  expect(noticesAbout(all, 'lilas', null)).toEqual([roy, girard, both, unknown, none])
})

it('finds what is about a resident who had the device before', () => {
  const [girard] = [of('lilas', 'girard')]
  const both = { ...girard, earlier: [{ beneficiaryId: 'roy', room: '', location: '', deviceId: '0' }] }
  expect(noticesAbout([both], 'lilas', 'roy')).toEqual([both])
})

it('finds one that may leave out whoever else called', () => {
  const cut = { ...of('lilas', 'girard'), isCut: true as const }
  expect(noticesAbout([cut], 'lilas', 'roy')).toEqual([cut])
  expect(noticesAbout([cut], 'cedres', 'roy')).toEqual([])
})
