import type { Alert } from '@vigie/domain/alerts/alert'
import { expect, test } from 'vitest'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { alertsByHome } from './alerts-by-home.ts'
import { alertsInProgress, alertsOf, countMark, type KnownAlerts } from './in-progress.ts'
import type { OwnAlert, UnseenAlerts } from './open-alerts-context.ts'

const home = (id: string) => ({ id }) as OwnEstablishment
const own = (id: string, state: Alert['state']) => ({ establishment: home(id), alert: { state } }) as OwnAlert
const inHome = (open: KnownAlerts, eid: string) => alertsInProgress(alertsOf(open, eid))
const unseen = (id: string | null, isWhole: boolean, unreadable: number): UnseenAlerts => ({
  establishment: id === null ? null : home(id),
  isWhole,
  unreadable: Array.from({ length: unreadable }, () => ({ id: 'a', path: '', said: {} })),
})

test('an alert that cannot be read is counted with its home’s, and asks for somebody', () => {
  const open = {
    list: [own('a', 'acknowledged'), own('b', 'open')],
    unseen: [unseen('a', true, 2)],
    late: [],
  }
  expect(inHome(open, 'a')).toEqual({ count: 3, isWhole: true, worst: 'open' })
  expect(inHome(open, 'b')).toEqual({ count: 1, isWhole: true, worst: 'open' })
  expect(inHome(open, 'c')).toEqual({ count: 0, isWhole: true, worst: null })
})

test('where some cannot be seen, the count is of those at least; none is never said', () => {
  const taken = [own('a', 'acknowledged')]
  expect(inHome({ list: taken, unseen: [unseen('a', false, 0)], late: [] }, 'a')).toEqual({
    count: 1,
    isWhole: false,
    worst: 'open',
  })
  expect(inHome({ list: taken, unseen: [unseen(null, false, 0)], late: [] }, 'b')).toEqual({
    count: 0,
    isWhole: false,
    worst: 'open',
  })
})

test('all homes together count what cannot be read, and say where there may be more', () => {
  const all = (list: OwnAlert[], unseen: UnseenAlerts[]) =>
    countMark(alertsInProgress({ list, unseen, late: [] }))
  expect(all([], [])).toBe('')
  expect(all([own('a', 'acknowledged'), own('b', 'open')], [unseen('c', true, 1)])).toBe('3')
  expect(all([own('a', 'open')], [unseen('b', false, 1)])).toBe('2+')
  expect(all([], [unseen(null, false, 0)])).toBe('?')
})

test('what has been waited for long is not said to be none, for the homes that it is of', () => {
  const open = { list: [own('a', 'acknowledged')], unseen: [], late: ['b'] }
  expect(inHome(open, 'a')).toEqual({ count: 1, isWhole: true, worst: 'acknowledged' })
  expect(inHome(open, 'b')).toEqual({ count: 0, isWhole: false, worst: 'open' })
  expect(countMark(alertsInProgress(open))).toBe('1+')
  expect(countMark(inHome({ list: [], unseen: [], late: [null] }, 'a'))).toBe('?')
})

test('each of several homes is told what it is told alone', () => {
  const open = {
    list: [own('a', 'acknowledged'), own('b', 'open'), own('b', 'acknowledged')],
    unseen: [unseen('c', false, 1)],
    late: ['d'],
  }
  const eids = ['a', 'b', 'c', 'd', 'e']
  const alone = eids.map((eid) => [eid, inHome(open, eid)])
  expect([...alertsByHome(open, eids)]).toEqual(alone)
})

test('of the alerts of several homes those of one are told, and what cannot be seen of it or of any', () => {
  const a = own('a', 'open')
  const hidden = [unseen('a', true, 1), unseen(null, false, 0)]
  const all = { list: [a, own('b', 'open')], unseen: [...hidden, unseen('b', true, 1)], late: ['b', null] }
  expect(alertsOf(all, 'a')).toMatchObject({ list: [a], unseen: hidden, late: [null] })
})

test('a home is not told to be heard while it may be the one that is waited for; another’s keeps nothing of it back', () => {
  const waiting = (late: (string | null)[]) => alertsOf({ list: [], unseen: [], late, loading: true }, 'a')
  expect(waiting([]).loading).toBe(true)
  expect(waiting(['a', 'b']).loading).toBe(true)
  expect(waiting([null]).loading).toBe(true)
  expect(waiting(['b']).loading).toBe(false)
})
