import { expect, test } from 'vitest'
import type { ConnectionSign } from '../firebase/watch-connection.ts'
import { connectionAt, noFacts, proofLastsMs, withSign } from './connection-state.ts'

const after = (...signs: [ConnectionSign['sign'], number][]) =>
  signs.reduce((facts, [sign, at]) => withSign(facts, { sign, at }), noFacts)

test('nothing is called live before the server has spoken', () => {
  expect(connectionAt(noFacts, true, 1_000, 'none')).toEqual({ state: 'connecting' })
  expect(connectionAt(after(['outOfSync', 500]), true, 1_000, 'none')).toEqual({ state: 'connecting' })
  expect(connectionAt(after(['answered', 500]), true, 1_000, 'none')).toEqual({ state: 'connecting' })
})

test('in sync is live', () => {
  expect(connectionAt(after(['outOfSync', 400], ['inSync', 500]), true, 1_000, 'none')).toEqual({
    state: 'live',
  })
})

test('out of sync is offline since the last proof, not since it was noticed', () => {
  const facts = after(['inSync', 500], ['answered', 8_000], ['outOfSync', 12_000])
  expect(connectionAt(facts, true, 12_000, 'none')).toEqual({ state: 'offline', since: 8_000 })
})

test('an unanswered question is offline although Firestore still believes that it is in sync', () => {
  const facts = after(['inSync', 500], ['answered', 8_000], ['silent', 22_000])
  expect(connectionAt(facts, true, 22_000, 'none')).toEqual({ state: 'offline', since: 8_000 })
})

test('further signs of the same loss do not move its beginning', () => {
  const facts = after(['inSync', 500], ['outOfSync', 2_000], ['silent', 9_000], ['outOfSync', 9_100])
  expect(connectionAt(facts, true, 30_000, 'none')).toEqual({ state: 'offline', since: 500 })
})

test('a server that answers is not enough while Firestore is out of sync', () => {
  const facts = after(['inSync', 500], ['outOfSync', 2_000], ['answered', 9_000])
  expect(connectionAt(facts, true, 9_000, 'none')).toEqual({ state: 'offline', since: 500 })
})

test('it is live again once Firestore is in sync again', () => {
  const facts = after(['inSync', 500], ['silent', 2_000], ['outOfSync', 2_100], ['inSync', 9_000])
  expect(connectionAt(facts, true, 9_500, 'none')).toEqual({ state: 'live' })
})

test('the browser’s word that there is no network is believed at once', () => {
  expect(connectionAt(after(['inSync', 500]), false, 1_000, 'none')).toEqual({ state: 'offline', since: 500 })
})

test('a proof grows old: a sleeping computer wakes up offline', () => {
  const facts = after(['inSync', 500])
  expect(connectionAt(facts, true, 500 + proofLastsMs, 'none')).toEqual({ state: 'live' })
  expect(connectionAt(facts, true, 501 + proofLastsMs, 'none')).toEqual({ state: 'offline', since: 500 })
})

test('a server that never answered is offline from the first unanswered question', () => {
  const facts = after(['silent', 6_000], ['silent', 20_000])
  expect(connectionAt(facts, true, 20_000, 'none')).toEqual({ state: 'offline', since: 6_000 })
})

test('a page with something unheard is not live, however well the server answers', () => {
  const facts = after(['inSync', 500], ['answered', 900])
  expect(connectionAt(facts, true, 1_000, 'settling')).toEqual({ state: 'live' })
  expect(connectionAt(facts, true, 1_000, 'waiting')).toEqual({ state: 'waiting' })
  expect(connectionAt(facts, true, 1_000, 'long')).toEqual({ state: 'waiting' })
  expect(connectionAt(noFacts, true, 1_000, 'long')).toEqual({ state: 'connecting' })
  expect(connectionAt(after(['inSync', 500], ['silent', 900]), true, 1_000, 'long')).toMatchObject({
    state: 'offline',
  })
})

test('that the server answers counts from the first answer after a loss', () => {
  expect(noFacts.answersSince).toBeNull()
  expect(after(['answered', 500], ['inSync', 900]).answersSince).toBe(500)
  expect(after(['answered', 500], ['silent', 900]).answersSince).toBeNull()
  expect(after(['inSync', 500], ['outOfSync', 900]).answersSince).toBeNull()
  expect(after(['inSync', 500], ['outOfSync', 900], ['answered', 1_200]).answersSince).toBe(1_200)
})
