import { expect, test } from 'vitest'
import { datesOfNights, fewNights } from './nights-shown.ts'

test('the last nights of a period take its last dates and the morning after, none of which is to come', () => {
  const today = '2026-11-28'
  expect(datesOfNights({ from: '2026-08-30', to: today }, fewNights, today)).toEqual({
    from: '2026-11-15',
    days: 14,
  })
  expect(datesOfNights({ from: '2026-10-01', to: '2026-10-31' }, fewNights, today)).toEqual({
    from: '2026-10-18',
    days: 15,
  })
  expect(datesOfNights({ from: '2026-11-27', to: '2026-11-27' }, fewNights, today)).toEqual({
    from: '2026-11-27',
    days: 2,
  })
})
