import { expect, test } from 'vitest'
import type { ConnectionSign } from '../firebase/watch-connection.ts'
import { connectionAt, noFacts, proofLastsMs, withSign } from './connection-state.ts'

const after = (...signs: [ConnectionSign['sign'], number][]) =>
  signs.reduce((facts, [sign, at]) => withSign(facts, { sign, at }), noFacts)

test('nothing is called live before the server has spoken', () => {
  expect(connectionAt(noFacts, true, 1_000)).toEqual({ state: 'connecting' })
  expect(connectionAt(after(['outOfSync', 500]), true, 1_000)).toEqual({ state: 'connecting' })
  expect(connectionAt(after(['answered', 500]), true, 1_000)).toEqual({ state: 'connecting' })
})

test('in sync is live', () => {
  expect(connectionAt(after(['outOfSync', 400], ['inSync', 500]), true, 1_000)).toEqual({ state: 'live' })
})

test('out of sync is offline since the last proof, not since it was noticed', () => {
  const facts = after(['inSync', 500], ['answered', 8_000], ['outOfSync', 12_000])
  expect(connectionAt(facts, true, 12_000)).toEqual({ state: 'offline', since: 8_000 })
})

test('an unanswered question is offline although Firestore still believes that it is in sync', () => {
  const facts = after(['inSync', 500], ['answered', 8_000], ['silent', 22_000])
  expect(connectionAt(facts, true, 22_000)).toEqual({ state: 'offline', since: 8_000 })
})

test('further signs of the same loss do not move its beginning', () => {
  const facts = after(['inSync', 500], ['outOfSync', 2_000], ['silent', 9_000], ['outOfSync', 9_100])
  expect(connectionAt(facts, true, 30_000)).toEqual({ state: 'offline', since: 500 })
})

test('a server that answers is not enough while Firestore is out of sync', () => {
  const facts = after(['inSync', 500], ['outOfSync', 2_000], ['answered', 9_000])
  expect(connectionAt(facts, true, 9_000)).toEqual({ state: 'offline', since: 500 })
})

test('it is live again once Firestore is in sync again', () => {
  const facts = after(['inSync', 500], ['silent', 2_000], ['outOfSync', 2_100], ['inSync', 9_000])
  expect(connectionAt(facts, true, 9_500)).toEqual({ state: 'live' })
})

test('the browser’s word that there is no network is believed at once', () => {
  expect(connectionAt(after(['inSync', 500]), false, 1_000)).toEqual({ state: 'offline', since: 500 })
})

test('a proof grows old: a sleeping computer wakes up offline', () => {
  const facts = after(['inSync', 500])
  expect(connectionAt(facts, true, 500 + proofLastsMs)).toEqual({ state: 'live' })
  expect(connectionAt(facts, true, 501 + proofLastsMs)).toEqual({ state: 'offline', since: 500 })
})

test('a server that never answered is offline from the first unanswered question', () => {
  const facts = after(['silent', 6_000], ['silent', 20_000])
  expect(connectionAt(facts, true, 20_000)).toEqual({ state: 'offline', since: 6_000 })
})
