import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../../../lib/i18n/en.ts'
import { fr } from '../../../lib/i18n/fr.ts'
import { whereabouts } from './alert-whereabouts.ts'

beforeAll(() => i18next.init({ resources: { fr: { translation: fr }, en: { translation: en } } }))

const alert = {
  room: '214',
  beneficiaryName: 'Mme Roy',
  deviceLocation: 'Tête de lit',
  deviceType: 'NOVIKA-LW-BOUTON',
} as const

test.each([
  ['fr', {}, 'chambre 214, Mme Roy'],
  ['en', {}, 'room 214, Mme Roy'],
  ['fr', { room: '' }, 'Mme Roy'],
  ['fr', { room: ' ', beneficiaryName: '' }, 'Tête de lit'],
  ['en', { beneficiaryName: '' }, 'room 214, Tête de lit'],
] as const)('in %s, of %o: %s', (locale, change, words) => {
  expect(whereabouts({ ...alert, ...change }, i18next.getFixedT(locale), locale)).toBe(words)
})

test('an alert of which nothing is known names its device', () => {
  const nothing = { ...alert, room: '', beneficiaryName: '', deviceLocation: '' }
  expect(whereabouts(nothing, i18next.getFixedT('fr'), 'fr')).toMatch(/bouton/i)
})
