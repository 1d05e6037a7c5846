import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Line } from './line.ts'

test('behaves like an array that items are removed from and pushed to', () => {
  const move = fc.record({ item: fc.nat(6), joins: fc.boolean() })
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const line = new Line<number>()
      let model: number[] = []
      for (const { item, joins } of moves) {
        model = model.filter((other) => other !== item)
        if (joins) model.push(item)
        if (joins) line.join(item)
        else line.leave(item)
        expect(line.front).toBe(model[0])
        expect(line.isEmpty).toBe(model.length === 0)
      }
    }),
  )
})
