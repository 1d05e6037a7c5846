import { appetites, moods } from '@vigie/domain/care/enums'
import type { MissedTask, MoodTurns } from '@vigie/domain/care/handover'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { alerts as englishAlerts } from '../../../lib/i18n/en/alerts.ts'
import { handover as english } from '../../../lib/i18n/en/handover.ts'
import { moods as englishMoods } from '../../../lib/i18n/en/moods.ts'
import { alerts as frenchAlerts } from '../../../lib/i18n/fr/alerts.ts'
import { handover as french } from '../../../lib/i18n/fr/handover.ts'
import { moods as frenchMoods } from '../../../lib/i18n/fr/moods.ts'
import { missedWords, noteTimes, turnWords } from './told-words.ts'

const texts = createInstance()
await texts.init({
  resources: {
    fr: { translation: { alerts: frenchAlerts, handover: french, moods: frenchMoods } },
    en: { translation: { alerts: englishAlerts, handover: english, moods: englishMoods } },
  },
  interpolation: { escapeValue: false },
})

const timeZone = 'America/Toronto'
const at = (time: string) => Date.parse(`2026-03-01T${time}:00-05:00`)
const of = (left: MissedTask['left']): MissedTask => ({
  ...{ tid: 't', title: 'Pansement', description: 'Genou', dueAt: [at('08:00')], count: 1, left },
})
const said = (left: MissedTask['left']) =>
  (['fr', 'en'] as const).map((locale) =>
    missedWords(of(left), { t: texts.getFixedT(locale), locale, timeZone, now: at('15:00') }),
  )

test('a task that nobody did says what became of it since, when and by whom, as far as that is known', () => {
  expect(said(null)).toEqual(['Pansement (08:00)', 'Pansement (08:00)'])
  expect(said({ why: 'deactivated', at: at('12:40'), byName: 'Alice Tremblay' })).toEqual([
    'Pansement (08:00) · désactivée par Alice Tremblay, 12:40',
    'Pansement (08:00) · deactivated by Alice Tremblay, 12:40',
  ])
  expect(said({ why: 'deleted', at: at('12:40'), byName: '' })).toEqual([
    'Pansement (08:00) · supprimée, 12:40',
    'Pansement (08:00) · deleted, 12:40',
  ])
})

test('a task that says what a relative says is told as that', () => {
  const task = { ...of(null), saidByRelative: true as const }
  const t = texts.getFixedT('fr')
  expect(missedWords(task, { t, locale: 'fr', timeZone, now: at('15:00') })).toBe(
    '« Pansement », écrite par un proche (08:00)',
  )
})

test('how a resident was said to be does not say again of what it is', () => {
  const turns = (of: Pick<MoodTurns, 'type' | 'values'>) =>
    (['fr', 'en'] as const).map((locale) =>
      turnWords(
        { ...of, at: at('12:40'), byName: 'Alice Tremblay' },
        { t: texts.getFixedT(locale), locale, timeZone, now: at('15:00') },
      ),
    )
  const { GOOD, NORMAL, NOT_ENOUGH } = appetites
  expect(turns({ type: 'appetite', values: [GOOD, NORMAL, NOT_ENOUGH] })).toEqual([
    'Appétit : Bon → Normal → Mange trop peu, 12:40',
    'Appetite: Good → Normal → Not eating enough, 12:40',
  ])
  expect(turns({ type: 'mood', values: [moods.HAPPY] })).toEqual([
    'Humeur : Joie, 12:40',
    'Mood: Happy, 12:40',
  ])
})

test('of a relative it is said that they are one: of their note, of what they said and of the task that they ended', () => {
  const by = { at: at('12:40'), byName: 'Nathalie Simard', isRelative: true as const }
  const telling = { t: texts.getFixedT('fr'), locale: 'fr' as const, timeZone, now: at('15:00') }
  const who = 'Nathalie Simard (proche), 12:40'
  expect(noteTimes({ ...by, writtenAt: null, updatedAt: null }, telling)).toBe(who)
  expect(turnWords({ ...by, type: 'mood', values: [moods.HAPPY] }, telling)).toBe(`Humeur : Joie · ${who}`)
  expect(said({ ...by, why: 'deactivated' })[0]).toBe(`Pansement (08:00) · désactivée par ${who}`)
})
