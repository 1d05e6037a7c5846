import type { Found } from '@vigie/domain/api/search-calls'
import { expect, test } from 'vitest'
import { optionsOf } from './search-options.ts'

const place = { eid: 'home', establishmentName: 'Les Érables' }
const found: Found = {
  residents: [
    {
      ...place,
      bid: 'one',
      name: 'Mme Gagnon',
      room: '201',
      state: 'active',
      avatar: null,
      color: '#0277bd',
    },
    {
      ...place,
      bid: 'two',
      name: 'M. Gauthier',
      room: '202',
      state: 'archived',
      avatar: null,
      color: '#0277bd',
    },
  ],
  devices: [
    {
      ...place,
      bid: 'one',
      name: 'Mme Gagnon',
      room: '201',
      deviceId: 'a84041f2c1d2e3f4',
      type: 'NOVIKA-LW-BANDE',
      location: 'Garde-robe',
    },
  ],
  users: [{ uid: 'nurse', displayName: 'Gaétan Roy', role: 4 }],
  more: false,
}

test('what was found leads to where it is, by ids alone', () => {
  const options = optionsOf(found, 'ga', 'fr')
  expect(options.map(({ title, to }) => [title, to])).toEqual([
    ['201 · Mme Gagnon', '/establishment/home/beneficiary/one'],
    ['202 · M. Gauthier', '/establishment/home/beneficiary/two'],
    ['Bande de lit · Garde-robe', '/establishment/home/beneficiary/one'],
    ['Gaétan Roy', '/admin/user/nurse'],
  ])
  expect(options[2]?.details).toEqual(['201 · Mme Gagnon', 'A840 41F2 C1D2 E3F4', 'Les Érables'])
  expect(options.map(({ isArchived }) => isArchived)).toEqual([false, true, false, false])
})

test('of an earlier answer only what is still meant stays', () => {
  expect(optionsOf(found, 'gag', 'fr').map(({ title }) => title)).toEqual(['201 · Mme Gagnon'])
  expect(optionsOf(found, 'gaz', 'fr')).toEqual([])
  expect(optionsOf(found, ' ', 'fr')).toEqual([])
})
