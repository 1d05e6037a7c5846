import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { elisions } from '../../../../../lib/i18n/elided.ts'
import { ofRules as english } from '../../../../../lib/i18n/en/of-rules.ts'
import { ofRules as french } from '../../../../../lib/i18n/fr/of-rules.ts'
import { metricsOf, operatorsOf } from './condition-form.ts'
import { emptyConditionalRule, readyConditionForm } from './ready-conditions.ts'
import { emptyRule, type RuleForm } from './rule-form.ts'
import { nameOfItself, type RuleNames, ruleSentence } from './rule-words.ts'

/** The words of the app in a language. */
function wordsIn(lng: 'fr' | 'en') {
  const texts = i18next.createInstance()
  texts.use(elisions).init({
    ...{ lng, interpolation: { escapeValue: false }, postProcess: ['elisions'] },
    resources: { fr: { translation: french }, en: { translation: english } },
  })
  return texts.t
}
const words = { fr: wordsIn('fr'), en: wordsIn('en') }

const shiftOf = (id: string, name: string) => ({
  id,
  name,
  nameFR: name,
  nameEN: name,
  start: '23:00',
  end: '07:00',
})
const roy: Partial<RuleNames['living'][number]> = { id: 'roy', name: 'Mme Roy', room: '214' }
const names = (locale: 'fr' | 'en'): RuleNames => ({
  ...{ t: words[locale], locale, areAllKnown: true, untold: new Set() },
  shifts: [shiftOf('night', 'Nuit'), shiftOf('evening', 'Soir')],
  residents: new Map([['roy', '214 · Mme Roy']]),
  living: [roy] as RuleNames['living'],
  people: new Map([['anne', 'Anne Côté']]),
})

const { greater, lesser, equal, number_of_more, times_less, times_more } = comparisonOperators
const rises: RuleForm = {
  ...emptyConditionalRule,
  ...{ beneficiaryId: 'roy', shiftIds: ['night'], recipients: ['anne'], methods: ['sms'], value: '4' },
  deviceTypes: ['NOVIKA-LW-BANDE'],
}
const of = (change: Partial<RuleForm>, locale: 'fr' | 'en' = 'fr') =>
  ruleSentence({ ...rises, deviceTypes: emptyConditionalRule.deviceTypes, ...change }, names(locale))

test('a live rule says its resident and its people in the same order', () => {
  const live = { ...emptyRule, beneficiaryId: 'roy', recipients: ['anne'], methods: ['sms' as const] }
  expect(ruleSentence(live, names('fr')).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    'Quand un capteur signale « bouton d’appel » pour Mme Roy (214), à toute heure, prévenir Anne Côté par texto.',
  )
})

describe('a conditional rule as a sentence', () => {
  test.each([
    [{}, 'Si Mme Roy (214) se lève plus de 4 fois pendant le quart Nuit, prévenir Anne Côté par texto.'],
    [
      { value: '1' },
      'Si Mme Roy (214) se lève plus d’une fois pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      { value: '' },
      'Si Mme Roy (214) se lève plus de … fois pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      { operator: lesser, value: '1', beneficiaryId: '', shiftIds: [] },
      'Si un résident ne se lève pas une seule fois dans une même journée, prévenir Anne Côté par texto.',
    ],
    [
      { operator: times_more, value: '2', shiftIds: ['night', 'evening'] },
      'Si Mme Roy (214) se lève au moins 2 fois plus souvent que d’habitude (moyenne des 30 derniers jours) pendant un même quart (Nuit ou Soir), prévenir Anne Côté par texto.',
    ],
    [
      {
        operator: number_of_more,
        value: '2',
        period: 'custom' as const,
        from: '2026-10-01',
        to: '2026-10-31',
      },
      'Si Mme Roy (214) se lève au moins 2 fois de plus que d’habitude (moyenne du 1er octobre 2026 au 31 octobre 2026) pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      {
        action: 'doorOpen' as const,
        ...{ metric: triggerMetrics.PRESSED_DURATION, operator: greater, value: '90', beneficiaryId: '' },
        deviceTypes: ['MOKO-LW-007PIR' as const, 'NOVIKA-LW-AIMANT' as const],
      },
      'Si la porte d’un résident reste ouverte plus de 1 h 30 min en tout pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      { metric: absenceMetrics.NOT_BACK, value: '15' },
      'Si Mme Roy (214) se lève sans revenir dans les 15 min, pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      {
        ...{ action: 'noSignOfLife' as const, metric: absenceMetrics.NO_SIGN, value: '120' },
        deviceTypes: readyConditionForm('noSign', [], String).deviceTypes,
      },
      'Si Mme Roy (214) est dans sa chambre et ne donne aucun signe de vie depuis 2 h, pendant le quart Nuit, prévenir Anne Côté par texto.',
    ],
    [
      { recipients: [] },
      'Si Mme Roy (214) se lève plus de 4 fois pendant le quart Nuit, prévenir … par texto.',
    ],
    [
      { value: '2', tellsSilence: true },
      'Si Mme Roy (214) se lève plus de 2 fois pendant le quart Nuit, prévenir Anne Côté par texto; de même si un de ses capteurs ne répond plus.',
    ],
  ])('%o', (change, sentence) => {
    expect(of(change).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence)
  })

  test('of a reading, in both languages, says for how long and at any time', () => {
    const cold = {
      action: 'temperature',
      ...{ metric: sensorMetrics.TEMPERATURE, operator: lesser, value: '18,5' },
      ...{
        heldMinutes: '30',
        shiftIds: [],
        deviceTypes: readyConditionForm('coldRoom', [], String).deviceTypes,
      },
    } as const
    expect(of(cold).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'Si la température chez Mme Roy (214) est à moins de 18,5 °C depuis au moins 30 min, à toute heure, prévenir Anne Côté par texto.',
    )
    expect(of(cold, 'en')).toBe(
      'If the temperature in the room of Mme Roy (214) is below 18.5\u00a0°C for at least 30\u00a0min, at any time, tell Anne Côté by SMS.',
    )
    expect(of({ ...cold, operator: times_less, value: '2', period: 'lastWeek' })).toContain(
      'divisée par 2, ou plus bas (moyenne des 7 derniers jours) depuis au moins',
    )
    expect(of({ value: '1' }, 'en')).toContain('gets up more than once during the Nuit shift')
  })

  test('has words for all that can be measured and compared', () => {
    for (const locale of ['fr', 'en'] as const)
      for (const action of eventKindNames)
        for (const metric of metricsOf(action))
          for (const operator of operatorsOf(metric))
            for (const value of ['', '0', '1', '2,5']) {
              const form = { ...rises, action, metric, operator, value }
              const said = `${ruleSentence(form, names(locale))} ${nameOfItself(form, names(locale))}`
              expect(said).not.toMatch(/conditions\.|rules\.|undefined|NaN|\{\{/)
            }
  })
})

test('it is called by what it compares', () => {
  const said = { ...rises, operator: equal }
  expect(nameOfItself(said, names('fr'))).toBe('Lever détecté : 4 fois')
})
