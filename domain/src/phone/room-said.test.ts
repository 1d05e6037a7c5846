import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomAsWritten, roomBegun, roomsMeant, roomsSaid } from './room-said.ts'

test.each([
  ['1 214', ['214']],
  ['1, ch. 214-B', ['CH. 214-B']],
  ['1 chambre 214', ['CHAMBRE 214']],
  ['１ ２１４', ['214']],
  ['1. Éden', ['EDEN']],
  ['1 1', ['1']],
  // A 1 and room 12, or room 1-12.
  ['1-12', ['12', '1-12']],
  ['1 1-12', ['1-12']],
  ['1', []],
  ['1 .', []],
  ['1214', []],
  ['214', []],
  ['2 214', []],
])('%j names the rooms %j', (text, rooms) => expect(roomsSaid(text)).toEqual(rooms))

test.each([
  ['1 214 b', ['Ch. 214-B', '215'], ['Ch. 214-B']],
  ['1 ch. 214', [' 214 '], [' 214 ']],
  ['1 214b', ['214-B', '214'], ['214-B']],
  ['1 chalet', ['Chalet', 'Alet'], ['Chalet']],
  // Written as it is meant before written alike.
  ['1 1-12', ['1-12', '11-2'], ['1-12']],
  ['1 11-2', ['1-12', '11-2', '112'], ['11-2']],
  ['1 112', ['1-12', '11-2', '112'], ['112']],
  ['1 112', ['1-12', '11-2'], ['1-12', '11-2']],
  ['1 CH3', ['CH3', 'RM3'], ['CH3']],
  ['1 3', ['CH3', 'RM3'], ['CH3', 'RM3']],
  ['1-12', ['12', '1-12'], ['12', '1-12']],
  ['1-12', ['1-12', '11-2'], ['1-12']],
  // As our own SMS write it.
  ['1 OEillet 3', ['Œillet 3', 'Lilas 4'], ['Œillet 3']],
  ['1 œillet 3', ['Œillet 3', 'Lilas 4'], ['Œillet 3']],
  ['1 214', ['', '215'], []],
  ['1 ok', ['214'], []],
])('%j means, of the rooms %j, %j', (text, rooms, meant) => {
  expect(roomsMeant(roomsSaid(text), rooms)).toEqual(meant)
})

test.each([
  ['1 214 j’arrive tout de suite', ['Ch. 214', '215'], 'Ch. 214'],
  ['1, chambre 214-b : j’y vais', ['214', '214-B'], '214-B'],
  ['1 2 minutes', ['214', '21'], null],
  ['1 ok', ['214', ''], null],
])('%j begins, of the rooms %j, with %j', (text, rooms, begun) => {
  expect(roomBegun(roomsSaid(text), rooms)).toBe(begun)
})

test('whoever answers with a room as it was asked for means it, whatever the others are called', () => {
  const room = fc.string({ unit: fc.constantFrom(...'123AB- .'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 5 }), (rooms) => {
      const [asked = ''] = rooms
      const meant = roomsMeant(roomsSaid(`1 ${asked.trim()}`), rooms)
      if (/[123AB]/.test(asked))
        expect(new Set(meant.map(roomAsWritten))).toEqual(new Set([roomAsWritten(asked)]))
      else expect(meant).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
