import { expect, test } from 'vitest'
import { isMeantBy, orders, type Standing, worstFirstThenRoom } from './resident-order.ts'

const at = 0
const by = 'x'
const one = (room: string, rest: Partial<Standing['resident']> = {}, alert: Standing['alert'] = null) => ({
  resident: { room, name: `Mme ${room}`, health: null, appetite: null, ...rest },
  alert,
})

test('worst first, then room order', () => {
  const residents = [
    one('301'),
    one('9'),
    one('10'),
    one('205', { appetite: { value: 3, at, by } }),
    one('400', {}, 'open'),
    one('401', {}, 'acknowledged'),
    one('12', { health: { value: 2, at, by } }),
    one('302', { health: { value: 1, at, by } }),
    one('399', {}, 'open'),
    one('350', { cutOff: 1 }),
    one('351', { cutOff: null }),
    one('349', { cutOff: 1 }),
  ]
  const rooms = residents.toSorted(worstFirstThenRoom).map(({ resident }) => resident.room)
  expect(rooms).toEqual(['399', '400', '401', '349', '350', '12', '205', '9', '10', '301', '302', '351'])
})

test('who has no room comes after the rooms, yet never after somebody who is better', () => {
  const residents = [one(''), one('12'), one(' '), one('', {}, 'open'), one('11', {}, 'open')]
  const rooms = residents.toSorted(worstFirstThenRoom).map(({ resident, alert }) => [resident.room, alert])
  expect(rooms).toEqual([
    ['11', 'open'],
    ['', 'open'],
    ['12', null],
    ['', null],
    [' ', null],
  ])
})

test('a search takes parts of the name and room in any order, accents and case aside', () => {
  const resident = { room: '214B', name: 'Mme Thérèse Côté' }
  for (const typed of ['therese', 'CÔTÉ', '214', '214b', 'b mme', ' cote ', 'cote therese', 'COTE 214', '']) {
    expect(isMeantBy(typed, resident), typed).toBe(true)
  }
  for (const typed of ['215', 'marcel', 'cote marcel']) expect(isMeantBy(typed, resident), typed).toBe(false)
})

test.each([
  ['214 B', '214b'],
  ['214-B', '214b'],
  ['214B', '214 b'],
])('who lives in %s is meant by %s', (room, typed) => {
  expect(isMeantBy(typed, { room, name: 'Mme Roy' })).toBe(true)
})

test('rooms or names in order leave aside who is worse', () => {
  const residents = [
    one('12', { name: 'Mme Roy' }, 'open'),
    one('9', { name: 'M. Émond' }),
    one('10', { name: 'M. Elie' }, 'acknowledged'),
  ]
  const roomsBy = (sort: 'room' | 'name') =>
    residents.toSorted(orders[sort]).map(({ resident }) => resident.room)
  expect(roomsBy('room')).toEqual(['9', '10', '12'])
  expect(roomsBy('name')).toEqual(['10', '9', '12'])
})
