import { expect, it } from 'vitest'
import { familyEmail, familySms } from './family-text.ts'

const facts = {
  at: Date.parse('2026-11-27T14:00:00-05:00'),
  timeZone: 'America/Toronto',
  since: Date.parse('2026-11-27T13:10:00-05:00'),
  room: '214',
}
const button = { type: 'NOVIKA-LW-BOUTON' as const, location: 'Lit' }

it('tells somebody who makes no rounds what is not received, and to phone the residence', () => {
  const { subject, text } = familyEmail({ ...facts, devices: [button] }, 'fr')
  expect(text).toContain('Depuis 13:10, Vigie ne reçoit plus rien de :\n\n– chambre 214, Lit, ')
  expect(text).toContain('téléphonez à la résidence')
  expect(`${subject} ${text}`).not.toMatch(/passerelle|allez voir|par heure/i)
})

it.each(['fr', 'en'] as const)('fits in one SMS, however long the place is (%s)', (locale) => {
  const since = facts.since - 30 * 86_400_000
  const long = { ...button, location: 'Lit '.repeat(20).trim() }
  const one = familySms({ ...facts, since, room: '12345678901234567890', devices: [long] }, locale)
  const three = familySms({ ...facts, devices: [button, button, button] }, locale)
  expect(one.length).toBeLessThanOrEqual(160)
  expect(three).toMatch(/^3 (appareils|devices), (chambre|room) 214/)
  expect(three.length).toBeLessThanOrEqual(160)
})

it('has nothing of a home in it that could be followed as a link', () => {
  const devices = [{ ...button, location: 'www.evil.example' }, button]
  const said = { ...facts, room: 'evil.example', devices }
  expect(familyEmail(said, 'fr').text).toContain('chambre evil. example, www. evil. example')
  expect(familySms(said, 'fr')).toMatch(/^2 appareils, chambre evil\. example/)
})
