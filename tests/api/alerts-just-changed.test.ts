import { paths } from '@vigie/domain/paths'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import {
  alertsOf,
  button,
  buttonRule,
  homeWhereOneIsTold,
  homeWithButton,
} from '../support/home-with-button.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const minute = 60_000

/** A shift of an hour that begins so many hours from now. */
function shiftIn(hours: number): Shift {
  const timeOfDay = (inHours: number) => localTimeOfDay(Date.now() + inHours * 60 * minute, steadyTimeZone)
  const [id, name] = [`in-${hours}`, 'Poste']
  return { id, name, nameFR: name, nameEN: name, start: timeOfDay(hours), end: timeOfDay(hours + 1) }
}

it('a rule of a shift that was just added is for that shift alone', async () => {
  const { home, bid, press } = await homeWithButton({ shifts: [shiftIn(4)], timeZone: steadyTimeZone })
  // Of a home with such a rule the rules are read anew at each call, but not its shifts.
  const always = await home.addRule({ ...buttonRule, name: 'Toujours' })
  await db.doc(paths.notification(home.eid, always)).update({ recipients: [] })
  // Whichever instance takes the other press has heard by now which shifts there are.
  await push(...Array.from({ length: 8 }, () => press()))
  await db.doc(paths.establishment(home.eid)).update({ shifts: [shiftIn(4), shiftIn(8)] })
  await home.addRule({ ...buttonRule, name: 'Plus tard', shiftIds: ['in-8'] })

  const deviceId = await home.addDevice(bid, button)
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const raised = (await alertsOf(home)).filter((alert) => alert.deviceId === deviceId)
  expect(raised.map(({ ruleName }) => ruleName)).toEqual(['Toujours'])
})

it('a late press is whose device it is by now, where the rule was the former resident’s until a moment ago', async () => {
  const { home, bid: former, deviceId, press } = await homeWithButton()
  const beneficiaryId = await home.addResident()
  const ruleId = await home.addRule({ ...buttonRule, beneficiaryId: former })
  const other = await home.addDevice(former, button)
  const { eid: establishmentId } = home
  await moveDevice({ establishmentId, deviceId, beneficiaryId, uid: 'admin' }, Date.now() - 3 * minute)
  // Whichever instance takes the late press has heard by now whose the rule was.
  await push(
    ...Array.from({ length: 8 }, () => eventMessage(home, { deviceId: other, kind: 'buttonPressed' })),
  )
  await db.doc(paths.notification(establishmentId, ruleId)).update({ beneficiaryId })

  await push(press({ occurredAt: Date.now() - 10 * minute }))
  const raised = (await alertsOf(home)).filter((alert) => alert.deviceId === deviceId)
  expect(raised.map((alert) => alert.beneficiaryId)).toEqual([beneficiaryId])
})

it('a call tells whom its rule names by now, and not whom it named a moment ago', async () => {
  const { home, bid, press, ruleId } = await homeWhereOneIsTold()
  // Whichever instance takes the next press has heard by now whom the rule named.
  await push(...Array.from({ length: 8 }, () => press()))
  const since = await home.addMember()
  await db.doc(paths.notification(home.eid, ruleId)).update({ recipients: [{ kind: 'user', uid: since }] })

  const deviceId = await home.addDevice(bid, button)
  await push(eventMessage(home, { deviceId, kind: 'buttonPressed' }))
  const raised = (await alertsOf(home)).find((alert) => alert.deviceId === deviceId)
  const messages = await db.collection(paths.deliveries(home.eid)).get()
  const told = messages.docs.flatMap(({ id }) => (raised && id.startsWith(raised.id) ? [id] : []))
  expect(told).toEqual([`${raised?.id}_opened_${since}_sms`])
})
