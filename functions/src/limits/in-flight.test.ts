import { EventEmitter } from 'node:events'
import type { Response } from 'express'
import { expect, test } from 'vitest'
import { InFlight } from './in-flight.ts'

/** As much of an answer as is asked of it: whether it is over, and to be told when it is. */
const answer = (closed = false) => Object.assign(new EventEmitter(), { closed }) as unknown as Response

test('as many calls as may be are let in, and one more when one has ended', () => {
  const inFlight = new InFlight(2)
  const [first, second] = [answer(), answer()]
  expect([first, second, answer()].map((each) => inFlight.enter('one', each))).toEqual([true, true, false])
  first.emit('close')
  expect([answer(), answer()].map((each) => inFlight.enter('one', each))).toEqual([true, false])
})

test('each key has calls of its own', () => {
  const inFlight = new InFlight(1)
  expect(['one', 'other', 'one'].map((key) => inFlight.enter(key, answer()))).toEqual([true, true, false])
})

test('whoever has gone before they are counted holds nothing', () => {
  const inFlight = new InFlight(1)
  expect([answer(true), answer(true), answer()].map((each) => inFlight.enter('one', each))).toEqual([
    true,
    true,
    true,
  ])
})
