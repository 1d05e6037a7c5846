import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idSchema } from '../ids.ts'
import { noticeIdOf } from '../notices/notice.ts'
import { windowIdOf } from '../rules/rule-window.ts'
import { timerIdOf, timerIdSchema } from './timer.ts'

const id = fc
  .string({ unit: fc.constantFrom('a', '_', '-'), minLength: 1, maxLength: 5 })
  .filter((one) => idSchema.safeParse(one).success)

test('what is made of two ids is made of no other two, however they are cut: no home or rule takes the place of another', () => {
  fc.assert(
    fc.property(id, id, id, fc.constantFrom('_', '-', ''), (first, second, third, between) => {
      const [longer, rest] = [`${first}${between}${second}`, `${second}${between}${third}`]
      const ends = (establishmentId: string, ruleId: string) =>
        timerIdOf({ kind: 'windowEnds', establishmentId, ruleId })
      const window = (ruleId: string, beneficiaryId: string) => windowIdOf({ ruleId, beneficiaryId, from: 1 })
      for (const idOf of [ends, window]) expect(idOf(first, rest)).not.toBe(idOf(longer, third))
      expect(timerIdSchema.safeParse(ends(first, rest)).success).toBe(true)
    }),
  )
})

test('what concerns no home is the notice of none', () => {
  const [home, reason] = noticeIdOf(null, 'noRule').split(/_(?=[^_]+$)/)
  expect(reason).toBe('noRule')
  expect(idSchema.safeParse(home).success).toBe(false)
})
