import { expect, test } from 'vitest'
import { foundPeople, sortedPeople } from './found-people.ts'

const nadia = { id: 'n', displayName: 'Nadia Fortin', email: 'z@vigie.example' }
const elise = { id: 'e', displayName: 'Élise Roy', email: 'm@vigie.example' }
const fortier = { id: 'f', displayName: 'Zoé Caron', email: 'fort@vigie.example' }

test('whoever is found by address and by name stands there once, in the order asked for', () => {
  const lists = [
    [fortier, nadia],
    [elise, nadia],
  ]
  const names = (sorting: 'name' | 'email') => foundPeople(lists, sorting).map(({ id }) => id)
  expect(names('name')).toEqual(['e', 'n', 'f'])
  expect(names('email')).toEqual(['f', 'e', 'n'])
})

test('somebody whose address one does not learn comes after all others by address, and where their name is by name', () => {
  const hidden = { id: 'h', displayName: 'Marie Caron', email: null }
  const ids = (sorting: 'name' | 'email') => sortedPeople([hidden, nadia, elise], sorting).map(({ id }) => id)
  expect(ids('email')).toEqual(['e', 'n', 'h'])
  expect(ids('name')).toEqual(['e', 'h', 'n'])
})
