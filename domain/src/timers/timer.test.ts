import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idSchema } from '../ids.ts'
import { noticeIdOf } from '../notices/notice.ts'
import { windowIdOf } from '../rules/rule-window.ts'
import { timerIdOf, timerIdSchema } from './timer.ts'

// Ids that whoever chooses them cuts so that two of them read as two others.
const id = fc
  .string({ unit: fc.constantFrom('a', '_', '-'), minLength: 1, maxLength: 5 })
  .filter((one) => idSchema.safeParse(one).success)
const pair = fc.tuple(id, id)

test('what is made of two ids is made of no other two: no home or rule takes the place of another', () => {
  fc.assert(
    fc.property(pair, pair, ([home, rule], [otherHome, otherRule]) => {
      const isSame = home === otherHome && rule === otherRule
      const ends = (establishmentId: string, ruleId: string) =>
        timerIdOf({ kind: 'windowEnds', establishmentId, ruleId })
      expect(ends(home, rule) === ends(otherHome, otherRule)).toBe(isSame)
      const window = (ruleId: string, beneficiaryId: string) => windowIdOf({ ruleId, beneficiaryId, from: 1 })
      expect(window(home, rule) === window(otherHome, otherRule)).toBe(isSame)
      expect(timerIdSchema.safeParse(ends(home, rule)).success).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('what concerns no home is the notice of none', () => {
  const [home, reason] = noticeIdOf(null, 'noRule').split(/_(?=[^_]+$)/)
  expect(reason).toBe('noRule')
  expect(idSchema.safeParse(home).success).toBe(false)
})
