import { expect, test } from 'vitest'
import { alertFacts as facts } from './alert.fixture.ts'
import { alertSpoken } from './alert-spoken.ts'

const toronto = 'America/Toronto'

test('a voice says where, who, what and when, in the language of whoever is called', () => {
  expect(alertSpoken(facts, 'fr', toronto)).toBe(
    'Alerte de Vigie. Chambre 214. Madame Roy. Bouton d’appel, à 2 heures 14.',
  )
  expect(alertSpoken(facts, 'en', toronto)).toBe(
    'Vigie alert. Room 214. Madame Roy. Call button, at 2:14 a.m.',
  )
})

test.each([
  ['2026-11-21T05:00:00Z', 'à minuit.', 'at 12:00 a.m.'],
  ['2026-11-21T06:05:00Z', 'à 1 heure 5.', 'at 1:05 a.m.'],
  ['2026-11-21T17:30:00Z', 'à 12 heures 30.', 'at 12:30 p.m.'],
])('the time of %s is said as nobody can mistake it', (at, fr, en) => {
  const then = { ...facts, occurredAt: Date.parse(at), saidAt: Date.parse(at) }
  expect(alertSpoken(then, 'fr', toronto)).toContain(fr)
  expect(alertSpoken(then, 'en', toronto)).toContain(en)
})

test('the day is said of what was on another', () => {
  const old = { ...facts, saidAt: facts.occurredAt + 3 * 86_400_000 }
  expect(alertSpoken(old, 'fr', toronto)).toContain('Bouton d’appel, le 21 novembre, à 2 heures 14.')
  expect(alertSpoken(old, 'en', toronto)).toContain('Call button, on November 21, at 2:14 a.m.')
})

test('it says why it is told again, and names the place of the device where nobody’s name is known', () => {
  const odd = { ...facts, beneficiaryName: '', room: ' ', step: 'repeated', late: true } as const
  expect(alertSpoken(odd, 'fr', toronto)).toBe(
    'Alerte de Vigie. Lit. Bouton d’appel, à 2 heures 14. Rappel, personne n’y va. Reçu en retard.',
  )
})
