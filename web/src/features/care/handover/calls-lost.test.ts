import { type LostCall, mostLost } from '@vigie/domain/notices/notice'
import { expect, test } from 'vitest'
import { callersOf, callsLostIn } from './calls-lost.ts'

const any = () => true
const deviceId = 'a840410000010001'
const roy = { beneficiaryId: 'roy', room: '214', location: 'Tête de lit' }
const girard = { beneficiaryId: 'girard', room: '215', location: '' }
const goesOn = { firstAt: 50, lastAt: 60, deviceIds: [], places: {} }
const call = (firstAt: number, lastAt: number, place = roy): LostCall => ({
  firstAt,
  lastAt,
  deviceId,
  place,
})
const over = (...of: Parameters<typeof call>): LostCall => ({ ...call(...of), isOver: true })

test('a call that was lost stays told once a later one got through, also where its cause was begun anew since', () => {
  const lost = [call(50, 60), over(20, 30), over(5, 8, girard)]
  const places = [{ deviceId, place: roy }]
  const byBoth = [...places, { deviceId, place: girard }]
  expect(callsLostIn([{ ...goesOn, lost }], ({ lastAt }) => lastAt < 40)).toEqual({
    ...{ firstAt: 5, lastAt: 30, isOver: true, places: byBoth },
  })
  expect(callsLostIn([{ ...goesOn, lost }], ({ firstAt }) => firstAt > 40)).toEqual({
    ...{ firstAt: 50, lastAt: 60, isOver: false, places },
  })
})

test('that later calls got through is said where it is known of all of them, and of none else', () => {
  expect(
    callsLostIn(
      [
        { ...goesOn, lost: [call(50, 60)] },
        { ...goesOn, lost: [over(70, 70)] },
      ],
      any,
    ),
  ).toEqual(expect.objectContaining({ firstAt: 50, lastAt: 70, isOver: false }))
  // One that was lost a day before the same came again, and was never answered.
  expect(callsLostIn([{ ...goesOn, isOver: true, lost: [call(5, 8)] }], any)?.isOver).toBe(false)
  const full = Array.from({ length: mostLost }, (_, nth) => over(100 - nth, 100 - nth))
  expect(callsLostIn([{ ...goesOn, lost: full }], any)?.isOver).toBe(false)
  expect(callsLostIn([{ ...goesOn, lost: full }], ({ lastAt }) => lastAt > 90)?.isOver).toBe(true)
  expect(callsLostIn([{ ...goesOn, lost: [over(70, 70)] }], ({ lastAt }) => lastAt < 70)).toBeNull()
})

test('who called is known, each place once; of a notice of before it was kept by whom it names, of what nobody can read of nobody', () => {
  const lost = [
    call(50, 60),
    call(20, 30),
    call(5, 8, girard),
    { ...call(1, 1), deviceId: null, place: null },
  ]
  expect([...callersOf(callsLostIn([{ ...goesOn, lost }], any))]).toEqual(['roy', 'girard'])
  const before = callsLostIn([{ ...goesOn, deviceIds: [deviceId], places: { [deviceId]: roy } }], any)
  expect(before).toEqual({ firstAt: 50, lastAt: 60, isOver: false, places: [{ deviceId, place: roy }] })
  expect(callsLostIn([{ ...goesOn, isOver: true }], any)).toEqual({
    ...{ firstAt: 50, lastAt: 60, isOver: true, places: [] },
  })
})
