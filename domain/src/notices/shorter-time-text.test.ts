import { expect, test } from 'vitest'
import { shorterTimeEmail } from './shorter-time-text.ts'

const facts = {
  ...{ establishmentName: 'Les Érables http://evil.example/x', timeZone: 'America/Toronto' },
  ...{ from: 13, to: 4, effectiveAt: Date.parse('2026-12-06T01:00:00Z'), url: 'https://vigie.example' },
}

test('says from what to what, from which day on the home’s clock days go, and how to take it back; it makes no link of a name', () => {
  const { subject, text } = shorterTimeEmail(facts, 'fr')
  expect(subject).toBe(
    'Vigie : des données de capteurs vont être effacées (Les Érables http: evil example x)',
  )
  expect(text).toContain('de 13 à 4 mois')
  expect(text).toContain('À partir du 5 décembre 2026')
  expect(text).toContain('une durée plus longue annule ce choix')
  expect(shorterTimeEmail(facts, 'en').text).toContain('From December 5, 2026 on')
})
