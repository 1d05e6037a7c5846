import { ruleKnownMs, shiftsKnownMs } from '@vigie/domain/timers/timer-policy'
import { expect, it } from 'vitest'
import { homeAgeMs, maxAgeMs } from './limits.ts'

it('what was not heard by a rule as it is is looked up after every instance knows it', () => {
  expect(ruleKnownMs).toBeGreaterThan(maxAgeMs)
  expect(shiftsKnownMs).toBeGreaterThan(homeAgeMs)
})
