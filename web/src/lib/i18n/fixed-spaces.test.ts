import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { fixedSpaces, withFixedSpaces } from './fixed-spaces.ts'

const texts = createInstance()
const said = { translation: { alerts: { notResolved: 'Annuler l’« acte » : {{where}}?' } } }
await texts
  .use(fixedSpaces)
  .init({ lng: 'fr', resources: { fr: said, en: said }, postProcess: [fixedSpaces.name] })

test('in French no line begins with a mark or ends with the guillemet that opens', () => {
  expect(texts.t('alerts.notResolved', { where: 'tout' })).toBe('Annuler l’«\u00a0acte\u00a0»\u00a0: tout?')
})

test('in French no line begins with the sign of a percentage', () => {
  expect(withFixedSpaces('Observé à 70 % ou plus')).toBe('Observé à 70\u00a0% ou plus')
})

test('a text in another language stays as it is', async () => {
  await texts.changeLanguage('en')
  expect(texts.t('alerts.notResolved', { where: 'tout' })).toBe('Annuler l’« acte » : tout?')
})
