import { expect, it } from 'vitest'
import { isNearDevEui } from './near-dev-eui.ts'

it.each([
  ['a840410000010001', 'a840410000010002', true],
  ['a840410000010001', 'b840410000010001', true],
  ['a840410000010001', 'a840410000010010', true],
  ['a840410000010012', 'a840410000010021', true],
  ['a840410000010001', 'a840410000010001', false],
  ['a840410000010011', 'a840410000010022', false],
  ['a840410000010001', 'a840410000010120', false],
  ['a840410000010001', 'a84041000001000', false],
])('%s and %s: %s', (one, other, isNear) => {
  expect([isNearDevEui(one, other), isNearDevEui(other, one)]).toEqual([isNear, isNear])
})
