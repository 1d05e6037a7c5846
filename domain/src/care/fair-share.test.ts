import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairShare } from './fair-share.ts'

const groupsOf = fc
  .array(fc.nat({ max: 30 }), { maxLength: 8 })
  .map((sizes) => sizes.map((size, group) => Array.from({ length: size }, (_, index) => ({ group, index }))))

test('all there is, where there is room for it', () => {
  fc.assert(
    fc.property(groupsOf, (groups) => {
      expect(fairShare(groups, 1_000)).toEqual(groups.flat())
    }),
  )
})

test('no more than there is room for, of each group its first ones, and of none fewer than of another but where it has no more', () => {
  fc.assert(
    fc.property(groupsOf, fc.nat({ max: 60 }), (groups, most) => {
      const taken = fairShare(groups, most)
      expect(taken).toHaveLength(Math.min(most, groups.flat().length))
      const counts = groups.map((_, index) => taken.filter(({ group }) => group === index).length)
      for (const [index, count] of counts.entries()) {
        expect(taken.filter(({ group }) => group === index)).toEqual(groups[index]?.slice(0, count))
        if (count < (groups[index]?.length ?? 0))
          expect(count).toBeGreaterThanOrEqual(Math.max(...counts) - 1)
      }
    }),
  )
})
