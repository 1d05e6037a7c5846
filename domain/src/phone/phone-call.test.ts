import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterKey, isMachine, mostWrongKeys } from './phone-call.ts'

/** The ways of a call through the keys that are pressed, one after the other: what each step was. */
function stepsOf(keys: readonly string[]): string[] {
  const steps: string[] = []
  let wrong = 0
  for (const key of keys) {
    const next = afterKey(key, wrong)
    steps.push(next.step)
    if (next.step !== 'ask') break
    wrong = next.wrong
  }
  return steps
}

test('1 takes the alert, 2 has it said again, 9 passes on', () => {
  expect(stepsOf(['1'])).toEqual(['take'])
  expect(stepsOf(['2', '2', '2', '2', '2', '1'])).toEqual(['ask', 'ask', 'ask', 'ask', 'ask', 'take'])
  expect(stepsOf(['9'])).toEqual(['passOn'])
})

test.each(['', '0', '5', '*', '#', '11'])('%j has it said again twice, then ends the call', (key) => {
  expect(stepsOf([key, key, key, '1'])).toEqual(['ask', 'ask', 'giveUp'])
})

test('whatever is pressed, a call is taken only by a 1, passed on only by a 9, and given up only after three that mean nothing', () => {
  const key = fc.constantFrom('', ...'0123456789*#')
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
      const steps = stepsOf(keys)
      const last = keys[steps.length - 1]
      const wrong = keys.slice(0, steps.length).filter((one) => !['1', '2', '9'].includes(one)).length
      const end = steps.at(-1)
      expect(end === 'take').toBe(last === '1')
      expect(end === 'passOn').toBe(last === '9')
      expect(end === 'giveUp').toBe(wrong > mostWrongKeys)
      expect(steps.slice(0, -1).every((step) => step === 'ask')).toBe(true)
    }),
  )
})

test('a machine is no person; whom the detection is not sure about is', () => {
  expect(['machine_start', 'machine_end_beep', 'fax'].map(isMachine)).toEqual([true, true, true])
  expect(['human', 'unknown', undefined].map(isMachine)).toEqual([false, false, false])
})
