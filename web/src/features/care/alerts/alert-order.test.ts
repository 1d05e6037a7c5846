import type { Alert } from '@vigie/domain/alerts/alert'
import { expect, test } from 'vitest'
import { theirsFirst, worstFirst } from './alert-order.ts'

const alert = (name: string, state: Alert['state'], kind: Alert['kind'], raisedAt: number) => ({
  name,
  state,
  kind,
  times: { occurredAt: raisedAt, publishedAt: raisedAt, receivedAt: raisedAt, raisedAt, shownAt: null },
})

test('nobody on it comes before somebody on it, a fall before a call, a call before the rest, then who waits longest', () => {
  const alerts = [
    alert('fall, somebody on it', 'acknowledged', 'fall', 1),
    alert('late call', 'open', 'buttonPressed', 9),
    alert('early call', 'open', 'buttonPressed', 3),
    alert('mat', 'open', 'floorMatPressed', 2),
    alert('fall', 'open', 'fall', 10),
  ]
  expect(alerts.sort(worstFirst).map(({ name }) => name)).toEqual([
    'fall',
    'early call',
    'late call',
    'mat',
    'fall, somebody on it',
  ])
})

test('the alerts of the resident on screen come first among those that nobody has taken, and among the others', () => {
  const of = (beneficiaryId: string, state: Alert['state']) => ({ alert: { beneficiaryId, state } })
  const list = [
    of('cote', 'open'),
    of('roy', 'open'),
    of('girard', 'open'),
    of('cote', 'acknowledged'),
    of('roy', 'acknowledged'),
  ]
  expect(theirsFirst(list, 'roy')).toEqual([
    of('roy', 'open'),
    of('cote', 'open'),
    of('girard', 'open'),
    of('roy', 'acknowledged'),
    of('cote', 'acknowledged'),
  ])
  expect(theirsFirst(list, undefined)).toEqual(list)
})
