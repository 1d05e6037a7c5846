import { expect, test } from 'vitest'
import { lonelyRulesEmail } from './lonely-rules-text.ts'

const facts = {
  establishmentName: 'Les Érables',
  rules: ['La nuit', ''],
  steps: [],
  ofResidents: [],
  url: 'https://vigie.example',
}

test('names the home and its rules, in either language', () => {
  expect(lonelyRulesEmail(facts, 'fr').subject).toBe(
    'Vigie : des règles d’alerte ne préviennent plus personne (Les Érables)',
  )
  expect(lonelyRulesEmail(facts, 'fr').text).toContain('– La nuit\n– (sans nom)')
  expect(lonelyRulesEmail(facts, 'en').text).toContain('– La nuit\n– (without a name)')
})

test('makes no link of what somebody wrote, and stays short', () => {
  const rules = ['voir http://evil.example/x', ...Array.from({ length: 29 }, (_, index) => `Règle ${index}`)]
  const { text } = lonelyRulesEmail({ ...facts, establishmentName: null, rules }, 'en')
  expect(text).not.toContain('evil.example/')
  expect(text).toContain('– and 10 more')
  const one = lonelyRulesEmail({ ...facts, rules: rules.slice(0, 21) }, 'fr').text
  expect(one).toMatch(/– et 1 autre$/m)
})

test('names the steps of an alert without an answer, alone or besides rules', () => {
  const alone = lonelyRulesEmail({ ...facts, rules: [], steps: [2, 4] }, 'fr')
  expect(alone.subject).toContain('une étape des alertes sans réponse')
  expect(alone.text).toContain('que prévenaient les étapes 2 et 4 d’une alerte')
  const one = lonelyRulesEmail({ ...facts, rules: [], steps: [3] }, 'fr').text
  expect(one).toContain('que prévenait l’étape 3 d’une alerte')
  expect(one).toContain('dans cette étape.')
  expect(alone.text).not.toContain('règles')
  const both = lonelyRulesEmail({ ...facts, steps: [2] }, 'en').text
  expect(both).toContain('– La nuit\n')
  expect(both).toContain('step 2 of an alert')
})

test('names the rooms of residents whose own steps tell nobody', () => {
  const ofResidents = [
    { room: '214', steps: [2, 3] },
    { room: '', steps: [2] },
  ]
  const alone = lonelyRulesEmail({ ...facts, rules: [], ofResidents }, 'fr')
  expect(alone.subject).toContain('une étape des alertes sans réponse')
  expect(alone.text).toContain('– chambre 214 : étapes 2 et 3\n– chambre inconnue : étape 2\n')
  expect(lonelyRulesEmail({ ...facts, ofResidents }, 'en').text).toContain('– room 214: steps 2 and 3\n')
})
