import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../../../lib/i18n/en.ts'
import { fr } from '../../../lib/i18n/fr.ts'
import { nameOfUnreadable } from './unreadable-names.ts'

beforeAll(() => i18next.init({ resources: { fr: { translation: fr }, en: { translation: en } } }))

const called = (said: Record<string, unknown>, locale = 'fr') =>
  nameOfUnreadable({ id: 'x1', said }, i18next.getFixedT(locale))

test.each([
  [{ room: '214', name: 'Mme Roy', health: 'spoilt' }, 'Chambre 214, Mme Roy'],
  [{ room: '214', beneficiaryName: 'Mme Roy', deviceLocation: 'Lit', kind: 7 }, 'Chambre 214, Mme Roy, Lit'],
  [{ location: 'Tête de lit', type: 'unheard of' }, 'Tête de lit'],
  [{ room: 214, name: ['Mme', 'Roy'] }, 'n° x1'],
  [{ room: ' ', name: '' }, 'n° x1'],
  [{ gatewayId: 'gw-2', lastHeardAt: 'then' }, 'n° gw-2'],
  [{ deviceId: 'a840410000010001', date: '2026-11-21' }, 'n° a840410000010001'],
])('%o is called %s', (said, name) => {
  expect(called(said)).toBe(name)
})

test('it is called so in the language of the screen, and never at any length', () => {
  expect(called({ room: '214' }, 'en')).toBe('Room 214')
  expect(called({ name: 'x'.repeat(10_000) })).toHaveLength(80)
})
