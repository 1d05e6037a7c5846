import type { Notice } from '@vigie/domain/notices/notice'
import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

const of = (reason: Notice['reason'], lastAt: number, deviceIds: string[], establishmentId = 'lilas') => ({
  id: `${establishmentId}_${reason}`,
  path: '',
  ...{ establishmentId, reason, firstAt: 0, lastAt, toldAt: 0, told: null, deviceIds },
  ...{ gatewayIds: [], places: {} as Notice['places'] },
})
/** The same where a device is with a resident who called at a time of their own. */
const withRoom = (notice: ReturnType<typeof of>, deviceId: string, at: number) => ({
  ...notice,
  places: { ...notice.places, [deviceId]: { beneficiaryId: deviceId, room: deviceId, location: '', at } },
})
const said = (...list: ReturnType<typeof of>[]) => saidOn(undefined, ...list)
const saidOn = (eid: string | undefined, ...list: ReturnType<typeof of>[]) =>
  linesOf(list, eid).map(({ fate, lastAt, count, places }) => [
    fate,
    lastAt,
    count,
    places.map(({ named }) => named.deviceId).join(),
  ])

test('what became of calls is said of each with its own time, the latest first', () => {
  expect(said(of('wrongApiKey', 5, ['b']), of('unreadableRule', 9, ['a']))).toEqual([
    ['unreadableRule', 9, 1, 'a'],
    ['refused', 5, 1, 'b'],
  ])
})

test('somebody who can be gone to is named before a number, and of them whoever called last', () => {
  const refused = withRoom(withRoom(of('wrongApiKey', 8, ['x', 'a', 'b', 'c']), 'a', 6), 'b', 7)
  const noRule = withRoom(of('noRule', 9, ['d']), 'd', 9)
  expect(said(refused, of('unknownDevice', 10, ['y']), noRule)).toEqual([
    ['noRule', 9, 1, 'd'],
    ['refused', 10, 5, 'b,a'],
  ])
})

test('a call that was refused is said to be of a device that was heard without a readable rule since', () => {
  const calledLast = withRoom(of('unreadableRule', 9, ['a']), 'a', 9)
  expect(said(calledLast, withRoom(of('noRule', 5, ['a']), 'a', 5))).toEqual([['noRule', 5, 1, 'a']])
  const refused = withRoom(of('wrongApiKey', 7, ['a']), 'a', 7)
  expect(said(refused, withRoom(of('noRule', 5, ['a']), 'a', 5))).toEqual([['refused', 7, 1, 'a']])
  expect(said(refused, withRoom(of('noRule', 8, ['a']), 'a', 8))).toEqual([['noRule', 8, 1, 'a']])
})

test('on the page of a home its own calls come first, however long ago', () => {
  const elsewhere = withRoom(of('noRule', 9, ['a'], 'pins'), 'a', 9)
  const here = of('noRule', 5, ['b'])
  expect(saidOn('lilas', elsewhere, here).map(([, at]) => at)).toEqual([5, 9])
  expect(saidOn(undefined, elsewhere, here).map(([, at]) => at)).toEqual([9, 5])
})

test('causes with one fate are one line, of the latest of them; a device that both name is named once', () => {
  expect(said(of('wrongApiKey', 9, ['a', 'b']), of('unknownDevice', 5, ['b', 'c']))).toEqual([
    ['refused', 9, 3, 'a,b,c'],
  ])
  expect(said(of('unreadableRule', 9, ['a']), of('noRule', 5, ['a']))).toEqual([['noRule', 5, 1, 'a']])
})

test('no more are named than fit, yet one of each home and fate, and how many there are', () => {
  expect(said(of('noRule', 9, ['a', 'b', 'c', 'd']), of('noRule', 5, ['a', 'b'], 'pins'))).toEqual([
    ['noRule', 9, 4, 'a,b,c'],
    ['noRule', 5, 2, 'a'],
  ])
})
