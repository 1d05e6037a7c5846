import { roles } from '@vigie/domain/people/roles'
import { memberSchema } from '@vigie/domain/people/user'
import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { en } from '../../../../../lib/i18n/en.ts'
import { fr } from '../../../../../lib/i18n/fr.ts'
import { shownPerson } from './shown-person.ts'

const texts = i18next.createInstance()
await texts.init({ resources: { fr: { translation: fr }, en: { translation: en } } })

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const now = Date.parse('2026-11-28T17:00:00Z')
const hour = 3_600_000
const seenAt = (locale: Locale) => ({ now, timeZone: 'America/Toronto', locale })

test.each([
  ['fr', NURSE, READ_WRITE, 'Léa'],
  ['fr', ADMIN_ESTABLISHMENT, ADMIN, 'Léa'],
  ['fr', ADMIN, null, 'Léa'],
  ['fr', NURSE, READ_ONLY, 'Léa (lecture seule, ne peut prendre d’alerte)'],
  ['fr', CAREGIVER, READ_WRITE, 'Léa (proche, ne peut prendre d’alerte)'],
  ['fr', CAREGIVER, null, 'Léa (proche, ne peut prendre d’alerte)'],
  ['fr', NURSE, null, 'Léa (ne peut prendre d’alerte)'],
  ['en', NURSE, null, 'Léa (cannot take an alert)'],
  ['fr', null, READ_WRITE, 'Léa (ne peut prendre d’alerte)'],
] as const)('in %s, whose role is %s and whose level is %s: %s', (locale, role, roleId, shown) => {
  const member = memberSchema.parse({
    ...{ uid: 'lea', displayName: 'Léa', establishmentName: 'Les Érables', state: 'accepted' },
    ...{ role, roleId, beneficiaryIds: [] },
  })
  expect(shownPerson(member, seenAt(locale), texts.getFixedT(locale))).toBe(shown)
})

test('whose account is closed can take no alert', () => {
  const member = memberSchema.parse({
    ...{ uid: 'lea', displayName: 'Léa', establishmentName: 'Les Érables', state: 'accepted' },
    ...{ role: NURSE, roleId: READ_WRITE, beneficiaryIds: [], isClosed: true },
  })
  expect(shownPerson(member, seenAt('fr'), texts.getFixedT('fr'))).toBe('Léa (ne peut prendre d’alerte)')
})

test.each([
  ['fr', READ_WRITE, { until: null }, 'Léa (absence jusqu’à nouvel ordre)'],
  ['en', READ_WRITE, { until: null }, 'Léa (away until further notice)'],
  ['fr', READ_WRITE, { until: now + 18 * hour }, 'Léa (absence, fin : demain, 06:00)'],
  ['en', READ_WRITE, { until: now + hour }, 'Léa (away until 13:00)'],
  [
    'fr',
    READ_ONLY,
    { until: null },
    'Léa (lecture seule, ne peut prendre d’alerte) (absence jusqu’à nouvel ordre)',
  ],
  ['fr', READ_WRITE, { until: now }, 'Léa'],
] as const)('in %s, whose level is %s and who is away %o: %s', (locale, roleId, away, shown) => {
  const member = memberSchema.parse({
    ...{ uid: 'lea', displayName: 'Léa', establishmentName: 'Les Érables', state: 'accepted' },
    ...{ role: NURSE, roleId, beneficiaryIds: [], away: { since: now - hour, by: 'odile', ...away } },
  })
  expect(shownPerson(member, seenAt(locale), texts.getFixedT(locale))).toBe(shown)
})
