import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { expect, test } from 'vitest'
import { isUnattended, type OwnAct, type SavedAs, withOwnAct } from './own-acts.ts'

const marie = { uid: 'marie', name: 'Marie' }
const alert = { ...openAlert({ at: 10 }), id: 'a', path: 'establishments/home/alerts/a' }
const taken = { ...alert, state: 'acknowledged' as const, acknowledgedBy: { uid: 'david', name: 'David' } }
const did = (act: OwnAct['act'], stage: OwnAct['stage']): OwnAct => ({ act, stage, lastCallAt: 10 })
const savedAs = (state: SavedAs['state'], acknowledgedBy: SavedAs['acknowledgedBy'] = null): SavedAs => ({
  state,
  acknowledgedBy,
  acknowledgedAt: acknowledgedBy && 20,
})

test('an acknowledgement is under way until the server has confirmed it, and the alert open', () => {
  expect(withOwnAct(alert, did('acknowledged', 'sent'))).toEqual({ alert, underWay: 'acknowledging' })
  expect(withOwnAct(alert, did('acknowledged', savedAs('acknowledged', marie)))).toMatchObject({
    alert: { state: 'acknowledged', acknowledgedBy: marie, acknowledgedAt: 20 },
    underWay: null,
  })
  expect(withOwnAct(taken, did('acknowledged', 'sent'))).toEqual({ alert: taken, underWay: null })
})

test('what somebody else had done first is shown as theirs', () => {
  const { acknowledgedBy } = taken
  expect(withOwnAct(alert, did('acknowledged', savedAs('acknowledged', acknowledgedBy)))).toMatchObject({
    alert: { state: 'acknowledged', acknowledgedBy },
    underWay: null,
  })
})

test('a resolution is about to be sent, then under way, and never over before the server says so', () => {
  expect(withOwnAct(alert, did('resolved', 'undoable'))).toEqual({ alert, underWay: 'resolvingSoon' })
  expect(withOwnAct(taken, did('resolved', 'sent'))).toEqual({ alert: taken, underWay: 'resolving' })
  expect(withOwnAct(taken, did('resolved', savedAs('resolved')))).toMatchObject({
    alert: { state: 'resolved' },
    underWay: null,
  })
  const over = { ...alert, state: 'resolved' as const }
  expect(withOwnAct(over, did('resolved', 'sent'))).toEqual({ alert: over, underWay: null })
})

test('a call that came after it shows the alert as open again', () => {
  const again = { ...alert, lastCallAt: 15 }
  for (const act of [did('acknowledged', savedAs('acknowledged', marie)), did('resolved', 'undoable')]) {
    expect(withOwnAct(again, act)).toEqual({ alert: again, underWay: null })
  }
})

test('who calls once more does not make what was just taken another’s place', () => {
  const mine = { ...taken, acknowledgedBy: marie, lastCallAt: 15 }
  const act = { ...did('acknowledged', savedAs('acknowledged', marie)), isFresh: true }
  expect(withOwnAct(mine, act)).toEqual({ alert: mine, underWay: null, isFresh: true })
  // As open again, or another's since, it is not theirs.
  for (const other of [
    { ...alert, lastCallAt: 15 },
    { ...taken, lastCallAt: 15 },
  ])
    expect(withOwnAct(other, act)).toEqual({ alert: other, underWay: null })
})

test('an alert asks for somebody until it is taken, or the person is about to take or resolve it', () => {
  expect(isUnattended(withOwnAct(alert, undefined))).toBe(true)
  expect(isUnattended(withOwnAct(alert, did('acknowledged', 'sent')))).toBe(false)
  expect(isUnattended(withOwnAct(alert, did('resolved', 'undoable')))).toBe(false)
  expect(isUnattended(withOwnAct(taken, undefined))).toBe(false)
})

test('one that asks others to come is being taken over until the server says so, and then theirs', () => {
  const asking = { ...taken, acknowledgedAt: 15, escalation: { taken: 1, at: 18 } }
  expect(withOwnAct(asking, did('acknowledged', 'sent'))).toEqual({
    alert: asking,
    underWay: 'acknowledging',
  })
  const saved = did('acknowledged', savedAs('acknowledged', marie))
  expect(withOwnAct(asking, saved)).toMatchObject({ alert: { acknowledgedBy: marie, acknowledgedAt: 20 } })
  // Somebody else has taken it over since, and did not resolve it in time either.
  const later = { ...asking, acknowledgedAt: 30, escalation: { taken: 2, at: 40 } }
  expect(withOwnAct(later, saved)).toEqual({ alert: later, underWay: null })
})
