import { expect, it } from 'vitest'
import { eventKindNames, isCallForHelp } from './event-kinds.ts'
import { mayCall } from './possible-call.ts'

it.each(eventKindNames)('a message whose kind is a misspelt %s is what that kind is', (kind) => {
  const isCall = isCallForHelp(kind)
  for (const spelt of [kind.toUpperCase(), kind.replace(/[A-Z]/g, '_$&'), ` ${kind} `]) {
    expect(mayCall({ kind: spelt })).toBe(isCall)
    expect(mayCall([{ kind: spelt }])).toBe(isCall)
  }
})

it.each([undefined, null, 42, 'fall', {}, [], { kind: 3 }, { kind: 'sos' }, { kind: 'constructor' }, [{}]])(
  'of %j nobody can say what it was',
  (json) => {
    expect(mayCall(json)).toBeNull()
  },
)

it('a list is a call for help where one of its events is, and none where all are something else', () => {
  expect(mayCall([{ kind: 'temperature' }, { kind: 'FALL' }])).toBe(true)
  expect(mayCall([{ kind: 'temperature' }, { kind: 'humidity' }])).toBe(false)
  expect(mayCall([{ kind: 'temperature' }, { kind: 'sos' }])).toBeNull()
})
