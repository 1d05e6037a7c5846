import { expect, it } from 'vitest'
import { openAlert } from '../alerts/alert.fixture.ts'
import type { AlertStep } from '../alerts/alert.ts'
import { toldSince } from './told-since.ts'

const wave = (createdAt: number, ...told: string[]) => ({
  createdAt,
  deliveryIds: told.map((one) => `a_opened_${one}`),
})
const alertWith = (...steps: AlertStep[]) => {
  const alert = openAlert({ at: 10 })
  return { timeline: [...alert.timeline, ...steps] }
}
const letGo = (at: number, uid: string): AlertStep => ({ step: 'released', at, from: { uid, name: uid } })

it('knows who was told, and who was rung: an e-mail wakes nobody, unless it became an SMS', () => {
  const { isTold, isRung } = toldSince([wave(10, 'eva_email', 'luc_sms', 'zoe_email-sms')], 'a', alertWith())
  expect(['eva', 'luc', 'zoe', 'paul'].map(isTold)).toEqual([true, true, true, false])
  expect(['eva', 'luc', 'zoe', 'paul'].map(isRung)).toEqual([false, true, true, false])
})

it('counts nothing from before it called again, nor of who has left it', () => {
  const again = alertWith({ step: 'calledAgain', at: 20, after: null })
  expect(toldSince([wave(10, 'luc_sms')], 'a', again).isTold('luc')).toBe(false)
  const left = { ...wave(10, 'luc_sms'), left: [{ uid: 'luc', alertId: 'a' }] }
  const { isTold, isRung } = toldSince([left], 'a', alertWith())
  expect([isTold('luc'), isRung('luc')]).toEqual([false, false])
})

it('counts as rung since somebody let go of it who was rung since, and who let go', () => {
  const known = toldSince(
    [wave(10, 'eva_sms', 'luc_sms'), wave(30, 'luc_email')],
    'a',
    alertWith(letGo(30, 'eva')),
  )
  expect([known.isRung('luc'), known.isTold('luc'), known.isRung('eva')]).toEqual([false, true, true])
  const since = toldSince([wave(10, 'luc_sms'), wave(30, 'luc_sms')], 'a', alertWith(letGo(30, 'eva')))
  expect(since.isRung('luc')).toBe(true)
})
