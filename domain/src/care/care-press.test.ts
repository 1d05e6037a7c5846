import { expect, it } from 'vitest'
import { isCarePress } from './care-press.ts'

const none = { rules: [], unreadable: [] }
const button = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTONSILENCE' as const] }

it('is a press of the button that begins care', () => {
  expect(isCarePress('buttonPressed', 'NOVIKA-LW-BOUTONSILENCE', none)).toBe(true)
})

it.each([
  ['of another button', 'buttonPressed', 'NOVIKA-LW-BOUTON', none],
  ['of another kind, which that type cannot send', 'fall', 'NOVIKA-LW-BOUTONSILENCE', none],
  [
    'by which a rule of the home calls somebody',
    'buttonPressed',
    'NOVIKA-LW-BOUTONSILENCE',
    { ...none, rules: [button] },
  ],
  [
    'where a rule cannot be read, which may',
    'buttonPressed',
    'NOVIKA-LW-BOUTONSILENCE',
    { ...none, unreadable: ['r'] },
  ],
] as const)('is none %s', (_, kind, type, home) => {
  expect(isCarePress(kind, type, home)).toBe(false)
})

it('is one where rules call for what other buttons say', () => {
  const rules = [{ ...button, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }]
  expect(isCarePress('buttonPressed', 'NOVIKA-LW-BOUTONSILENCE', { ...none, rules })).toBe(true)
})
