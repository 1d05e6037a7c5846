import { expect, test } from 'vitest'
import { whichSms } from './sms-answer-words.ts'

test('which alert is meant is asked by rooms, the latest first, and by no name', () => {
  expect(whichSms(['112', ' 214 B'], 'fr')).toBe(
    "Rien n'est encore noté : plusieurs alertes vous attendent. Répondez 1 112 ou 1 214 B pour dire laquelle. Vigie",
  )
  expect(whichSms(['112', '214'], 'en')).toBe(
    'Nothing is noted yet: several alerts wait for you. Reply 1 112 or 1 214 to say which. Vigie',
  )
})

test('of one alone, whether it is meant', () => {
  expect(whichSms([' 214 '], 'fr')).toBe(
    "Rien n'est encore noté. Si vous allez à la chambre 214, répondez 1 214. Vigie",
  )
  expect(whichSms(['214'], 'en')).toBe(
    'Nothing is noted yet. If you are going to room 214, reply 1 214. Vigie',
  )
})

test.each([
  ['the only one has none', ['']],
  ['one has none', ['112', '']],
  ['two are alike', ['214', 'ch. 214']],
  ['they are many', ['1', '2', '3', '4', '5']],
])('and on screen where %s', (_, rooms) => {
  expect(whichSms(rooms, 'fr')).toContain("à l'écran")
})
