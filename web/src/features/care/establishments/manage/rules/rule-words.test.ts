import { describe, expect, test } from 'vitest'
import { emptyRule, typesMeant, typesSending } from './rule-form.ts'
import { eventName, type RuleNames, ruleSentence, typeNames } from './rule-words.ts'

test('no two device types that somebody chooses among are called the same', () => {
  for (const locale of ['fr', 'en'] as const) {
    const names = [...typeNames(typesSending('buttonPressed'), locale).values()]
    expect(new Set(names).size).toBe(names.length)
  }
  expect(typeNames(typesSending('doorOpen'), 'fr').get('NOVIKA-LW-AIMANT')).toBe('Aimant de porte')
})

test('an event stands alone with a capital', () => {
  expect(eventName({ action: 'buttonPressed' }, 'fr')).toBe('Bouton d’appel')
})

describe('a rule as a sentence', () => {
  // Each text as its key and what stands in it.
  const t = ((key: string, said = {}) => [key, ...Object.values(said)].join(' ')) as unknown as RuleNames['t']
  const names: RuleNames = {
    ...{ t, locale: 'en', shifts: [], residents: new Map(), living: [], areAllKnown: true },
    people: new Map([['anne', 'Anne']]),
    untold: new Set(),
  }
  const form = { ...emptyRule, action: 'standUp' as const, recipients: ['anne', 'bob'] }

  test('names the types where those are not all that can send its event', () => {
    expect(ruleSentence({ ...form, deviceTypes: typesSending('standUp') }, names)).toMatch(
      /^rules.sentence got up/,
    )
    const pads = ['NOVIKA-LW-BANDE' as const, 'NOVIKA-LW-COUSSIN' as const]
    expect(ruleSentence({ ...form, deviceTypes: pads }, names)).toMatch(
      /^rules.sentenceBy got up Bed pad or Chair pad/,
    )
  })

  test('names the button that begins care where it calls, and no type where all others do', () => {
    const calls = { ...form, action: 'buttonPressed' as const }
    expect(ruleSentence({ ...calls, deviceTypes: typesMeant('buttonPressed') }, names)).toMatch(
      /^rules.sentence call button/,
    )
    expect(ruleSentence({ ...calls, deviceTypes: typesSending('buttonPressed') }, names)).toContain(
      'or Care button',
    )
  })

  test('says of whom nothing is known how many they are, and that they have left only where all are known', () => {
    expect(ruleSentence(form, names)).toContain('Anne and rules.somebodyGone')
    expect(ruleSentence(form, { ...names, areAllKnown: false })).toContain('Anne and rules.persons 1')
  })
})
