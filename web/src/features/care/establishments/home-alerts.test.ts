import type { Alert } from '@vigie/domain/alerts/alert'
import { expect, test } from 'vitest'
import type { OwnAlert, UnseenAlerts } from '../alerts/open-alerts-context.ts'
import type { OwnEstablishment } from './establishments-context.ts'
import { alertsOfHome } from './home-alerts.ts'

const home = (id: string) => ({ id }) as OwnEstablishment
const own = (id: string, state: Alert['state']) => ({ establishment: home(id), alert: { state } }) as OwnAlert
const unseen = (id: string | null, isWhole: boolean, unreadable: number): UnseenAlerts => ({
  establishment: id === null ? null : home(id),
  isWhole,
  unreadable: Array.from({ length: unreadable }, () => ({ id: 'a', path: '', said: {} })),
})

test('an alert that cannot be read is counted with its home’s, and asks for somebody', () => {
  const open = { list: [own('a', 'acknowledged'), own('b', 'open')], unseen: [unseen('a', true, 2)] }
  expect(alertsOfHome('a', open)).toEqual({ count: 3, isWhole: true, worst: 'open' })
  expect(alertsOfHome('b', open)).toEqual({ count: 1, isWhole: true, worst: 'open' })
  expect(alertsOfHome('c', open)).toEqual({ count: 0, isWhole: true, worst: null })
})

test('where some cannot be seen, the count is of those at least; none is never said', () => {
  const taken = [own('a', 'acknowledged')]
  expect(alertsOfHome('a', { list: taken, unseen: [unseen('a', false, 0)] })).toEqual({
    count: 1,
    isWhole: false,
    worst: 'open',
  })
  expect(alertsOfHome('b', { list: taken, unseen: [unseen(null, false, 0)] })).toEqual({
    count: 0,
    isWhole: false,
    worst: 'open',
  })
})
