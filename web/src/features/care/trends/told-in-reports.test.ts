import type { Trends } from '@vigie/domain/api/trend-calls'
import { dayFigures } from '@vigie/domain/reports/day-figures-told'
import { eventTold } from '@vigie/domain/reports/event-told'
import { statisticTold } from '@vigie/domain/reports/statistic-told'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { englishEvents } from '@vigie/domain/sensors/event-words/en'
import { frenchEvents } from '@vigie/domain/sensors/event-words/fr'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import type { Locale } from '@vigie/domain/text'
import { observedSchema } from '@vigie/domain/trends/day-figures'
import { statisticNames } from '@vigie/domain/trends/trend-of'
import fc from 'fast-check'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { texts as english } from '../../../lib/i18n/en/trends.ts'
import { texts as french } from '../../../lib/i18n/fr/trends.ts'
import { dayColumns } from './day-columns.ts'
import { statisticWords } from './statistic-words.ts'

// What a report says of sensors is said by the tabs of the record too: whoever holds one beside the other must not find two truths.

function wordsIn(locale: Locale) {
  const texts = i18next.createInstance()
  const resources = { fr: { translation: french }, en: { translation: english } }
  texts.init({ lng: locale, interpolation: { escapeValue: false }, resources })
  return texts.t
}
const t = { fr: wordsIn('fr'), en: wordsIn('en') }
const locales = fc.constantFrom<Locale>('fr', 'en')

const days = fc.nat({ max: 90 })
const average = fc.record({
  average: fc.option(fc.double({ min: 0, max: 1_500, noNaN: true })),
  days,
  leftOut: days,
})

test('an average is told by a report as the tab of trends tells it', () => {
  fc.assert(
    fc.property(
      ...[fc.constantFrom(...statisticNames), average, average, fc.integer({ min: 1, max: 366 }), locales],
      (name, now, before, count, locale) => {
        const shown = statisticWords(name, { ...now, before }, { count, locale, t: t[locale] })
        expect(statisticTold(name, { ...now, before }, count, locale)).toEqual({
          said: shown.said,
          more: shown.more.join(' '),
        })
      },
    ),
  )
})

const ms = fc.option(fc.nat({ max: 86_400_000 }))
const count = fc.option(fc.nat({ max: 40 }))
const share = fc.double({ min: 0, max: 1, noNaN: true })
const day: fc.Arbitrary<Trends['days'][number]> = fc.record({
  date: fc.constant('2026-11-22'),
  from: fc.constant(0),
  until: fc.constant(86_400_000),
  isOver: fc.boolean(),
  ...{ timesUp: count, nightExits: count, calls: count },
  ...{ bedMs: ms, chairMs: ms, outMs: ms, stillMs: ms },
  air: fc.constant({}),
  observed: fc.record(
    Object.fromEntries(Object.keys(observedSchema.shape).map((name) => [name, share])),
  ) as unknown as fc.Arbitrary<Trends['days'][number]['observed']>,
})

test('so is each figure of a day, also where it is not known, or too little was observed', () => {
  fc.assert(
    fc.property(day, locales, (one, locale) => {
      const shown = new Map(dayColumns(t[locale], locale).map(({ name, words }) => [name, words(one)]))
      for (const { name, words } of dayFigures(locale))
        expect([name, words(one)]).toEqual([name, shown.get(name)])
    }),
  )
})

test('and each event of a sensor', () => {
  for (const kind of eventKindNames) {
    for (const [locale, words] of [
      ['fr', frenchEvents],
      ['en', englishEvents],
    ] as const) {
      const much = valueWithUnit(kind, 3_900, locale)
      const told = eventTold(kind, 'NOVIKA-LW-BOUTON', 3_900, locale)
      expect(told).toBe(much === null ? words[kind] : `${words[kind]} ${much}`)
    }
  }
})
