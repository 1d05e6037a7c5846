import { expect, test } from 'vitest'
import { plainRoom, roomSaid, wishOf } from './sms-wish.ts'

test.each([
  ['1', 'take'],
  [' 1. ', 'take'],
  ['« 1 »', 'take'],
  ['１', 'take'],
  ['١', 'take'],
  ['1️⃣', 'take'],
  ['11', 'unclear'],
  ['12 minutes', 'unclear'],
  ['٢', 'unclear'],
  ['1 et 2', 'takeAndMore'],
  ['1 ok', 'takeAndMore'],
  ['1, j’arrive', 'takeAndMore'],
  ['１ j’y vais', 'takeAndMore'],
  ['1 J’y vais tout de suite, 2 minutes', 'takeAndMore'],
  ['1 10 minutes, le temps de finir ici', 'takeAndMore'],
  ['1-800-555-0100 : nos bureaux sont fermés.', 'ignored'],
  ['1 (800) 555-0100 : nos bureaux sont fermés.', 'ignored'],
  ['', 'unclear'],
  ['👍', 'unclear'],
  ['Stop', 'stop'],
  ['ARRÊT!', 'stop'],
  ['stop it', 'unclear'],
  ['start', 'start'],
  ['yes', 'unclear'],
  ['Je conduis et vous répondrai dès que possible.', 'ignored'],
])('%j wants %s', (text, wish) => expect(wishOf(text)).toBe(wish))

test.each([
  ['1 214', '214'],
  ['1, ch. 214-B', '214B'],
  ['1 chambre 214', '214'],
  ['１ ２１４', '214'],
  ['1. Éden', 'EDEN'],
  ['1 1', '1'],
  ['1', null],
  ['1214', null],
  ['214', null],
  ['2 214', null],
])('%j names the room %j', (text, room) => expect(roomSaid(text)).toBe(room))

test('a room is told by its letters and digits', () => {
  expect([' 214 b', 'Ch. 214-B', 'Chalet'].map(plainRoom)).toEqual(['214B', '214B', 'CHALET'])
})
