import { expect, it } from 'vitest'
import { rulesLastFor, stepsLastFor } from './last-to-go.ts'
import type { Recipient } from './notification-rule.ts'

const leaving = { uid: 'nadia', able: new Set(['nadia', 'priya']) }
const rule = (name: string, uids: string[], activated = true) => ({
  name,
  activated,
  recipients: [{ kind: 'beneficiary' }, ...uids.map((uid) => ({ kind: 'user', uid }))] as Recipient[],
})

it('names the rules that would tell nobody who can go', () => {
  const rules = [
    rule('alone', ['nadia']),
    rule('with a reader', ['nadia', 'reader']),
    rule('with another', ['nadia', 'priya']),
    rule('of others', ['reader']),
    rule('off', ['nadia'], false),
  ]
  expect(rulesLastFor(rules, leaving).map(({ name }) => name)).toEqual(['alone', 'with a reader'])
})

it('names the steps of a plan that would, by name or by shift', () => {
  const step = (uids: string[], onShift = false) => ({
    uids,
    onShift,
    methods: ['sms' as const],
    afterMinutes: 3,
  })
  const shifts = [{ shiftId: 'night', uids: ['nadia', 'reader'] }]
  const steps = [step(['nadia', 'reader']), step(['priya']), step([], true), step(['priya'], true)]
  expect(stepsLastFor({ activated: true, steps, shifts }, leaving)).toEqual([2, 4])
  expect(stepsLastFor({ activated: false, steps, shifts }, leaving)).toEqual([])
})
