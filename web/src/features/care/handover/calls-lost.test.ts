import { expect, test } from 'vitest'
import { callsLostIn } from './calls-lost.ts'

const any = () => true
const goesOn = { firstAt: 50, lastAt: 60 }

test('a call that was lost stays told once a later one got through, also where its cause was begun anew since', () => {
  const ended = [
    { firstAt: 20, lastAt: 30 },
    { firstAt: 5, lastAt: 8 },
  ]
  expect(callsLostIn([{ ...goesOn, isOver: true }], any)).toEqual({ ...goesOn, isOver: true })
  expect(callsLostIn([{ ...goesOn, ended }], ({ lastAt }) => lastAt < 40)).toEqual({
    ...{ firstAt: 5, lastAt: 30, isOver: true },
  })
  expect(callsLostIn([{ ...goesOn, ended }], ({ firstAt }) => firstAt > 40)).toEqual({
    ...goesOn,
    isOver: false,
  })
})

test('that later calls got through is said of all of them or of none', () => {
  const over = { firstAt: 70, lastAt: 70, isOver: true as const }
  expect(callsLostIn([goesOn, over], any)).toEqual({ firstAt: 50, lastAt: 70, isOver: false })
  expect(callsLostIn([over], ({ lastAt }) => lastAt < 70)).toBeNull()
})
