import type { Actor, Alert } from '@vigie/domain/alerts/alert'
import { expect, test } from 'vitest'
import { theirsFirst, worstFirst } from './alert-order.ts'
import type { UnderWay } from './own-acts.ts'

const own = (
  name: string,
  state: Alert['state'],
  kind: Alert['kind'],
  raisedAt: number,
  underWay: UnderWay | null = null,
) => ({
  name,
  underWay,
  alert: {
    state,
    acknowledgedBy: null as Actor | null,
    kind,
    times: { occurredAt: raisedAt, publishedAt: raisedAt, receivedAt: raisedAt, raisedAt, shownAt: null },
  },
})

test('nobody on it comes before somebody on it, a fall before a call, a call before the rest, then who waits longest', () => {
  const alerts = [
    own('fall, somebody on it', 'acknowledged', 'fall', 1),
    own('late call', 'open', 'buttonPressed', 9),
    own('early call', 'open', 'buttonPressed', 3),
    own('mat', 'open', 'floorMatPressed', 2),
    own('fall', 'open', 'fall', 10),
  ]
  expect(alerts.sort(worstFirst).map(({ name }) => name)).toEqual([
    'fall',
    'early call',
    'late call',
    'mat',
    'fall, somebody on it',
  ])
})

test('what the person is dealing with makes way for who still waits, and stays before what is known to be taken', () => {
  const alerts = [
    own('somebody on it', 'acknowledged', 'buttonPressed', 1),
    own('being saved', 'open', 'fall', 2, 'acknowledging'),
    own('mat', 'open', 'floorMatPressed', 3),
  ]
  expect(alerts.sort(worstFirst).map(({ name }) => name)).toEqual(['mat', 'being saved', 'somebody on it'])
})

test('what the person took a moment ago keeps its place, before what somebody else took', () => {
  const alerts = [
    own('somebody on it', 'acknowledged', 'buttonPressed', 1),
    { ...own('just taken', 'acknowledged', 'buttonPressed', 2), isFresh: true },
    { ...own('being taken', 'open', 'buttonPressed', 3, 'acknowledging'), isFresh: true },
    own('call', 'open', 'buttonPressed', 4),
    own('fall', 'open', 'fall', 5),
  ]
  expect(alerts.sort(worstFirst).map(({ name }) => name)).toEqual([
    'fall',
    'just taken',
    'being taken',
    'call',
    'somebody on it',
  ])
})

test('what a relative alone has seen stays before what staff have taken, however much graver this is', () => {
  const seen = own('seen', 'acknowledged', 'floorMatPressed', 2)
  const by = { uid: 'lea', name: 'Léa', isRelative: true } as const
  const alerts = [
    own('taken', 'acknowledged', 'fall', 1),
    { ...seen, alert: { ...seen.alert, acknowledgedBy: by } },
  ]
  expect(alerts.toSorted(worstFirst).map(({ name }) => name)).toEqual(['seen', 'taken'])
})

test('the alerts of the resident on screen come first among those that nobody has taken, and among the others', () => {
  const of = (beneficiaryId: string, state: Alert['state'], underWay: UnderWay | null = null) => ({
    underWay,
    alert: { beneficiaryId, state, acknowledgedBy: null, kind: 'buttonPressed' as const },
  })
  const list = [
    of('cote', 'open'),
    of('roy', 'open'),
    of('roy', 'open', 'acknowledging'),
    of('girard', 'open'),
    of('cote', 'acknowledged'),
    of('roy', 'acknowledged'),
  ]
  const everything = () => true
  expect(theirsFirst(list, 'roy', everything)).toEqual([
    of('roy', 'open'),
    of('cote', 'open'),
    of('girard', 'open'),
    of('roy', 'open', 'acknowledging'),
    of('roy', 'acknowledged'),
    of('cote', 'acknowledged'),
  ])
  expect(theirsFirst(list, undefined, everything)).toEqual([
    of('cote', 'open'),
    of('roy', 'open'),
    of('girard', 'open'),
    of('roy', 'open', 'acknowledging'),
    of('cote', 'acknowledged'),
    of('roy', 'acknowledged'),
  ])
})

test('somebody’s fall comes before the warning of the resident on screen, and before that once it was just taken', () => {
  const of = (beneficiaryId: string, kind: Alert['kind'], isFresh = false) => ({
    underWay: null,
    isFresh,
    alert: { beneficiaryId, state: 'open' as const, acknowledgedBy: null, kind },
  })
  const list = [of('roy', 'floorMatPressed', true), of('roy', 'floorMatPressed'), of('cote', 'fall')]
  expect(theirsFirst(list, 'roy', () => true)).toEqual([
    of('cote', 'fall'),
    of('roy', 'floorMatPressed', true),
    of('roy', 'floorMatPressed'),
  ])
})

test('what somebody may only read, as in another home, keeps nothing from the strip that they may take', () => {
  const of = (beneficiaryId: string, state: Alert['state']) => ({
    underWay: null,
    alert: { beneficiaryId, state, acknowledgedBy: null, kind: 'buttonPressed' as const },
  })
  const list = [of('read', 'open'), of('own', 'open'), of('own', 'acknowledged'), of('read', 'open')]
  const isOwn = ({ alert }: (typeof list)[number]) => alert.beneficiaryId === 'own'
  expect(theirsFirst(list, undefined, isOwn)).toEqual([
    of('own', 'open'),
    of('read', 'open'),
    of('read', 'open'),
    of('own', 'acknowledged'),
  ])
})
