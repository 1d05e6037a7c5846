import { expect, test } from 'vitest'
import { typesSending } from './rule-form.ts'
import { eventName, typeNames } from './rule-words.ts'

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
