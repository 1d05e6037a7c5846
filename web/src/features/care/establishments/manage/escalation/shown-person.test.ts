import { roles } from '@vigie/domain/people/roles'
import { memberSchema } from '@vigie/domain/people/user'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { en } from '../../../../../lib/i18n/en.ts'
import { fr } from '../../../../../lib/i18n/fr.ts'
import { shownPerson } from './shown-person.ts'

const texts = i18next.createInstance()
await texts.init({ resources: { fr: { translation: fr }, en: { translation: en } } })

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

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
  expect(shownPerson(member, texts.getFixedT(locale))).toBe(shown)
})
