import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsOneSms } from '../deliveries/sms-text.ts'
import { homeStateEmail, homeStateSms } from './home-state-text.ts'

const facts = {
  ...{ establishmentName: 'Les Érables http://evil.example/x', timeZone: 'America/Toronto', isActive: false },
  ...{ at: Date.parse('2026-11-29T09:14:00Z'), url: 'https://vigie.example' },
}

test('says which home, since when on its clock, what that means and what to do; it makes no link of a name', () => {
  const { subject, text } = homeStateEmail(facts, 'fr')
  expect(subject).toBe('Vigie : aucune alerte n’est plus envoyée (Les Érables http: evil example x)')
  expect(text).toContain('L’établissement « Les Érables http: evil example x » est inactif depuis 04:14')
  expect(text).toContain('allez voir les résidents')
  expect(homeStateEmail({ ...facts, isActive: true }, 'en').text).toContain(
    'has been active again since 04:14',
  )
  expect(homeStateSms({ ...facts, establishmentName: 'Les Érables' }, 'fr').text).toBe(
    "Vigie : l'établissement Les Érables est inactif depuis 04:14. Aucun appel à l'aide ne vous sera envoyé. Allez voir les résidents.",
  )
})

test('its name is no grammatical subject: homes are called Résidence or Manoir', () => {
  for (const isActive of [true, false])
    for (const text of [homeStateEmail, homeStateSms].map((say) => say({ ...facts, isActive }, 'fr').text))
      expect(text).toMatch(/l['’]établissement (« )?Les Érables.* est (de nouveau )?(in)?actif/i)
})

test('whatever the home is called, it is one SMS that says the whole of what happened', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.boolean(),
      fc.constantFrom('fr', 'en'),
      (name, isActive, locale) => {
        const { text } = homeStateSms({ ...facts, establishmentName: name, isActive }, locale)
        expect(fitsOneSms(text)).toBe(true)
        expect(text).toMatch(/04:14.*\.$/)
      },
    ),
  )
})
