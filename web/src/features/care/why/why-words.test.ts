import i18next from 'i18next'
import { expect, test } from 'vitest'
import { ofRules as english } from '../../../lib/i18n/en/of-rules.ts'
import { ofRules as french } from '../../../lib/i18n/fr/of-rules.ts'
import { whyWords } from './why-words.ts'

const wordsIn = (locale: 'fr' | 'en') => {
  const texts = i18next.createInstance()
  const resources = { fr: { translation: french }, en: { translation: english } }
  texts.init({ lng: locale, interpolation: { escapeValue: false }, resources })
  return { t: texts.t, locale, type: '', timeZone: 'UTC' }
}
const at = (time: string) => Date.parse(`2026-11-26T${time}:00Z`)
const twice = { measured: 2, unit: null }

test.each([
  [
    { why: 'notReached', facts: { ...twice, threshold: 2, compared: 'more' } },
    'Reste silencieuse : 2 fois, il faut plus de 2 fois',
  ],
  [
    { why: 'notOverYet', facts: { ...twice, threshold: 3, compared: 'less', until: at('23:00') } },
    'Attend la fin du quart, à 23:00 : 2 fois jusqu’ici, il faut moins de 3 fois',
  ],
  [
    { why: 'notReached', facts: { ...twice, threshold: 1.5, compared: 'atMost' } },
    'Reste silencieuse : 2 fois, il faut au plus 1,5 fois',
  ],
  [
    { why: 'raisedAlready', facts: { ...twice, threshold: 2 } },
    'S’était déjà déclenchée plus tôt dans ce quart (2 fois, il faut 2 fois)',
  ],
  [
    {
      why: null,
      facts: { measured: 90, unit: 'min', threshold: 60, compared: 'atLeast', since: at('07:00') },
    },
    'Se déclenche : 90 min depuis 07:00, il faut au moins 60 min',
  ],
  [
    { why: 'notHeld', facts: { unit: '°C', threshold: 18, compared: 'less', since: at('14:00') } },
    'Reste silencieuse : moins de 18 °C depuis 14:00, pas assez longtemps',
  ],
  [
    { why: 'back', facts: { unit: 'min', threshold: 15, until: at('02:10') } },
    'Reste silencieuse : le retour a été signalé à 02:10, avant les 15 min',
  ],
] as const)('%o', (verdict, words) => {
  expect(whyWords(verdict, wordsIn('fr')).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

test('a reading is said to be about what it is compared with', () => {
  const facts = { measured: 20, unit: '°C', threshold: 25, compared: 'about' as const }
  expect(whyWords({ why: 'notReached', facts }, wordsIn('en'))).toBe(
    'Stays silent: 20 °C, it takes about 25 °C',
  )
})
