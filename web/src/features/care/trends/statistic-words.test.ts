import type { Locale } from '@vigie/domain/text'
import type { Compared } from '@vigie/domain/trends/trend-of'
import fc from 'fast-check'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { texts as english } from '../../../lib/i18n/en/trends.ts'
import { texts as french } from '../../../lib/i18n/fr/trends.ts'
import { statisticWords } from './statistic-words.ts'

function wordsIn(locale: Locale) {
  const texts = i18next.createInstance()
  const resources = { fr: { translation: french }, en: { translation: english } }
  texts.init({ lng: locale, interpolation: { escapeValue: false }, resources })
  return { t: texts.t, locale }
}
const words = { fr: wordsIn('fr'), en: wordsIn('en') }

const compared = (
  average: number | null,
  before: number | null,
  change: Partial<Compared> = {},
): Compared => ({
  ...{ average, days: average === null ? 0 : 28, leftOut: 0 },
  before: { average: before, days: before === null ? 0 : 25, leftOut: 0 },
  ...change,
})
const say = (locale: Locale, name: Parameters<typeof statisticWords>[0], of: Compared, count = 30) => {
  const { said, more } = statisticWords(name, of, { ...words[locale], count })
  return [said, ...more].map((one) => one.replace(/[\u00a0\u202f]/g, ' '))
}

const told = (locale: Locale) => [
  say(locale, 'averageUpCountPeriodAvg', compared(4.2, 3.1)),
  say(locale, 'averageUpCountPeriodAvg', compared(1.5, 1.54), 7),
  say(
    locale,
    'averageSitTimePeriodAvg_hours',
    compared(3.26, 5, { leftOut: 2, before: { average: 5, days: 25, leftOut: 3 } }),
  ),
  say(locale, 'averageTemperature', compared(21.44, null, { days: 1 }), 1),
  say(locale, 'averageHumidity', compared(41.2, 40)),
  say(locale, 'averageCo2', compared(null, 700)),
  say(locale, 'averageCo2', compared(null, null, { leftOut: 1 })),
]

test('a figure is told beside the days before, and on how many days each rests', () => {
  expect(told('fr')).toEqual([
    [
      '4,2 levers par jour, 1,1 de plus que les 30 jours d’avant (28 jours).',
      'Avant : 3,1 levers par jour, sur 25 jours.',
    ],
    [
      '1,5 lever par jour, comme les 7 jours d’avant (28 jours).',
      'Avant : 1,5 lever par jour, sur 25 jours.',
    ],
    [
      '3,3 h au fauteuil par jour, 1,7 h de moins que les 30 jours d’avant (28 jours).',
      '2 jours trop peu observés ne comptent pas.',
      'Avant : 5 h au fauteuil par jour, sur 25 jours.',
      'Avant, 3 jours trop peu observés ne comptent pas.',
    ],
    ['21,4 °C (1 jour). Rien à quoi comparer : le jour d’avant n’est pas connu.'],
    ['41 %, 1 point de plus que les 30 jours d’avant (28 jours).', 'Avant : 40 %, sur 25 jours.'],
    ['Aucun capteur ne l’a dit pendant cette période.'],
    ['Pas connu : aucun jour complet n’a été assez observé.', '1 jour trop peu observé ne compte pas.'],
  ])
  expect(told('en')).toEqual([
    [
      '4.2 times a day, 1.1 more than the 30 days before (28 days).',
      'Before: 3.1 times a day, over 25 days.',
    ],
    ['1.5 times a day, the same as the 7 days before (28 days).', 'Before: 1.5 times a day, over 25 days.'],
    [
      '3.3 h in the chair a day, 1.7 h less than the 30 days before (28 days).',
      '2 days were observed too little, and do not count.',
      'Before: 5 h in the chair a day, over 25 days.',
      'Before, 3 days were observed too little, and do not count.',
    ],
    ['21.4 °C (1 day). Nothing to compare with: the day before is not known.'],
    ['41%, 1 point more than the 30 days before (28 days).', 'Before: 40%, over 25 days.'],
    ['No sensor told it in this period.'],
    ['Not known: no whole day was observed enough.', '1 day was observed too little, and does not count.'],
  ])
})

test('what is told as more or less is the difference of what is told', () => {
  const [said, , before] = say('fr', 'averageUpCountPeriodAvg', compared(2.75, 2.64, { leftOut: 1 }), 14)
  expect(said).toBe('2,8 levers par jour, 0,2 de plus que les 14 jours d’avant (28 jours).')
  expect(before).toBe('Avant : 2,6 levers par jour, sur 25 jours.')
  const told = (words = '') => (words.match(/-?\d+\.?\d*/g) ?? []).map(Number)
  const tenths = (amount: number) => Math.round(amount * 10)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 9_999 }), (one, other) => {
      const [now, earlier] = say('en', 'averageUpCountPeriodAvg', compared(one / 100, other / 100))
      const [amount = 0, more = 0] = told(now)
      const [past = 0] = told(earlier)
      const differs = /\d more than/.test(now ?? '') ? more : /\d less than/.test(now ?? '') ? -more : 0
      expect(tenths(differs)).toBe(tenths(amount - past))
    }),
  )
})
