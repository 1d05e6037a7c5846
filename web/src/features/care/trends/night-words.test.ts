import type { Night } from '@vigie/domain/trends/night'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { texts as english } from '../../../lib/i18n/en/trends.ts'
import { texts as french } from '../../../lib/i18n/fr/trends.ts'
import { type NightSilence, nightWords } from './night-words.ts'

function wordsIn(locale: 'fr' | 'en') {
  const texts = i18next.createInstance()
  const resources = { fr: { translation: french }, en: { translation: english } }
  texts.init({ lng: locale, interpolation: { escapeValue: false }, resources })
  return (night: Night, silence: NightSilence | null = null) => nightWords(night, silence, texts.t)
}
const say = { fr: wordsIn('fr'), en: wordsIn('en') }

const night = (change: Partial<Night> = {}, known = 14): Night => ({
  ...{
    date: '2026-11-20',
    isOver: true,
    exits: 4,
    more: 2,
    usual: { middle: { low: 2, high: 2 }, least: 1, most: 3 },
  },
  before: Array.from({ length: 14 }, (_, index) => ({
    date: `2026-11-${19 - index}`,
    exits: index < known ? 2 : null,
  })),
  ...change,
})
const told: Night[] = [
  night(),
  night({ exits: 0, more: -2 }),
  night({ exits: 1, more: 0 }, 7),
  night({ isOver: false, exits: 5, more: 3 }),
  night({ isOver: false, exits: 2, more: null }),
  night({ exits: 3, more: null, usual: null }, 1),
  night({ exits: null, more: null }),
]

test('a night is said beside the others, and by how many nights; what is not known is said not to be', () => {
  expect(told.map((one) => say.fr(one).said)).toEqual([
    'La nuit dernière : 4 sorties du lit, 2 de plus que d’habitude (14 nuits).',
    'La nuit dernière : aucune sortie du lit, 2 de moins que d’habitude (14 nuits).',
    'La nuit dernière : une sortie du lit, comme d’habitude (7 nuits).',
    'Cette nuit, jusqu’ici : 5 sorties du lit, déjà 3 de plus que d’habitude pour une nuit entière (14 nuits).',
    'Cette nuit, jusqu’ici : 2 sorties du lit.',
    'La nuit dernière : 3 sorties du lit.',
    'La nuit dernière : trop peu observé pour le dire.',
  ])
  expect(told.map((one) => say.en(one).said)).toEqual([
    'Last night: out of bed 4 times, 2 more than usual (14 nights).',
    'Last night: not out of bed, 2 fewer than usual (14 nights).',
    'Last night: out of bed once, as usual (7 nights).',
    'Tonight so far: out of bed 5 times, already 3 more than usual for a whole night (14 nights).',
    'Tonight so far: out of bed 2 times.',
    'Last night: out of bed 3 times.',
    'Last night: observed too little to say.',
  ])
})

test('the numbers stand behind it: what is usual, and each night before', () => {
  expect(say.fr(night({ usual: { middle: { low: 2, high: 3 }, least: 1, most: 4 } }, 12)).more).toEqual([
    'D’habitude : 2 ou 3 par nuit, le plus souvent de 1 à 4 (12 nuits).',
    'Les nuits d’avant, la plus récente d’abord : 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, —, —.',
    'Une nuit observée à moins de 70 % est marquée d’un tiret, et ne compte pas.',
  ])
  expect(say.en(night({ usual: null }, 1)).more[0]).toBe(
    'Nothing is usual yet: 1 night before was observed enough, 7 are needed.',
  )
  expect(say.fr(night({ usual: null }, 0)).more).toEqual([
    'Pas encore d’habitude : aucune des nuits d’avant n’a été assez observée, il en faut 7.',
  ])
})

test('a night of which the bed was not heard to its end is told as far as it was, never as few exits or as usual', () => {
  const at0242 = { since: '02:42', until: '02:42' }
  const tonight = (change: Partial<Night>) => night({ isOver: false, ...change })
  expect(say.fr(tonight({ exits: 2, more: null }), at0242)).toMatchObject({
    said: 'Cette nuit, jusqu’à 02:42 : 2 sorties du lit.',
    more: expect.arrayContaining([
      'Le lit n’est plus entendu depuis 02:42 : ce qui a suivi n’est pas connu.',
    ]),
  })
  expect(say.fr(tonight({ exits: 5, more: 3 }), at0242).said).toBe(
    'Cette nuit, jusqu’à 02:42 : 5 sorties du lit, déjà 3 de plus que d’habitude pour une nuit entière (14 nuits).',
  )
  for (const more of [0, -2])
    expect(say.en(night({ exits: 0, more }), at0242).said).toBe('Last night until 02:42: not out of bed.')
  expect(say.fr(night(), at0242).said).toBe(
    'La nuit dernière, jusqu’à 02:42 : 4 sorties du lit, déjà 2 de plus que d’habitude pour une nuit entière (14 nuits).',
  )
})

test('of a night in which the bed was not heard at all no exits are told', () => {
  const before = { since: 'hier, 20:00', until: null }
  expect(say.fr(night({ isOver: false, exits: 0, more: null }), before).said).toBe(
    'Cette nuit : pas connue, le lit n’est plus entendu depuis hier, 20:00.',
  )
  expect(say.en(night({ exits: 0, more: -2 }), { ...before, since: 'yesterday, 20:00' }).said).toBe(
    'Last night: not known, the bed has not been heard since yesterday, 20:00.',
  )
})
