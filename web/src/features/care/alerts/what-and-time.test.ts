import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../../../lib/i18n/en.ts'
import { fr } from '../../../lib/i18n/fr.ts'
import { whatAndTime } from './what-and-time.ts'

beforeAll(() => i18next.init({ resources: { fr: { translation: fr }, en: { translation: en } } }))

const timeZone = 'America/Toronto'
const times = { occurredAt: Date.parse('2026-11-21T10:10:00Z') }

test.each([
  ['fr', '2026-11-21T12:10:00Z', 'Aucun signe de vie depuis 05:10'],
  ['en', '2026-11-21T12:10:00Z', 'No sign of life since 05:10'],
  ['fr', '2026-11-24T12:10:00Z', 'Aucun signe de vie depuis le 21 nov., 05:10'],
] as const)('in %s, read at %s: %s', (locale, now, what) => {
  const t = i18next.getFixedT(locale)
  const told = { now: Date.parse(now), timeZone, t, locale }
  const event = t('eventWords.noSignOfLife')
  expect(whatAndTime({ kind: 'noSignOfLife', times }, event, told)).toEqual({ what, time: '' })
})

test('what happened keeps its time', () => {
  const told = { now: times.occurredAt, timeZone, t: i18next.getFixedT('fr'), locale: 'fr' } as const
  expect(whatAndTime({ kind: 'buttonPressed', times }, 'Bouton d’appel', told)).toEqual({
    ...{ what: 'Bouton d’appel', time: '05:10' },
  })
})
