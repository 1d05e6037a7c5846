import { expect, it } from 'vitest'
import { pushTakingWords } from './push-answer-words.ts'

it('what a press on a notification did is said of the room alone', () => {
  expect(pushTakingWords({ took: 'taken' }, '214', 'fr')).toBe('Chambre 214 : vous vous en occupez')
  expect(pushTakingWords({ took: 'byOther', name: 'Luc Roy' }, '214', 'en')).toBe(
    'Room 214: somebody is already on it',
  )
  expect(pushTakingWords({ took: 'over' }, 'bit.ly/x1', 'en')).toBe('Room bit. ly/x1: this alert is over')
  expect(pushTakingWords({ took: 'mayNot' }, '', 'fr')).toBe(
    'Vous ne pouvez pas prendre cette alerte en charge',
  )
})
