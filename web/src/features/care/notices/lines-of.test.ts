import type { Notice } from '@vigie/domain/notices/notice'
import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

const of = (reason: Notice['reason'], lastAt: number, deviceIds: string[], establishmentId = 'lilas') => ({
  id: `${establishmentId}_${reason}`,
  path: '',
  ...{ establishmentId, reason, firstAt: 0, lastAt, toldAt: 0, told: null, deviceIds },
  ...{ gatewayIds: [], places: {} },
})
const said = (...list: ReturnType<typeof of>[]) =>
  linesOf(list).map(({ fate, lastAt, count, places }) => [
    fate,
    lastAt,
    count,
    places.map(({ named }) => named.deviceId).join(),
  ])

test('a call that was refused is said to be, before one that perhaps told somebody, and each with its own time', () => {
  expect(said(of('unreadableRule', 9, ['a']), of('wrongApiKey', 5, ['b']))).toEqual([
    ['refused', 5, 1, 'b'],
    ['unreadableRule', 9, 1, 'a'],
  ])
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
