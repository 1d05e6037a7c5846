import { absenceMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { addCondition, homeThatWatches } from '../support/home-that-watches.ts'
import { alertsOf } from '../support/home-with-button.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'

const minute = 60_000
const noSign = {
  ...{ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife' as const, value: 30 },
  ...{ deviceTypes: ['NOVIKA-LW-BANDE' as const], name: 'Aucun signe de vie' },
}

const told = (home: TestHome, deviceId: string, msAgo: number, kind: EventKind = 'layDown') =>
  eventMessage(home, { deviceId, kind, occurredAt: Date.now() - msAgo })

/** A home with such a rule, whose devices have been there for a day. */
async function homeOnSigns() {
  const made = await homeThatWatches()
  const { home, roy, cote, bed, otherBed, nurse } = made
  const dayAgo = { assignedAt: Date.now() - 24 * 60 * minute }
  await db.doc(paths.device(home.eid, roy, bed)).update(dayAgo)
  await db.doc(paths.device(home.eid, cote, otherBed)).update(dayAgo)
  const ruleId = await addCondition(home, nurse, noSign)
  const timer = db.doc(paths.timer(timerIdOf({ kind: 'signs', establishmentId: home.eid, ruleId })))
  // In time to come: of a timer that is overdue the suite's own sweep would look in the midst of what a test lays out.
  const dueAt = Date.now() + 24 * 60 * minute
  await timer.set({ kind: 'signs', establishmentId: home.eid, ruleId, dueAt, looks: {} })
  /** Looks as when it is time, at each resident or at those whose time it is. */
  const take = async (all = true) => {
    await timer.update({ dueAt: Date.now() - 1, ...(all && { looks: {} }) })
    await takeTimer(timer.id)
    return (await timer.get()).data()
  }
  return { ...made, ruleId, take }
}

it('alerts once of who gave no sign though their sensor is heard, tells by SMS, and looks again in time', async () => {
  const { home, roy, cote, bed, otherBed, phone, ruleId, take } = await homeOnSigns()
  await push(told(home, bed, 40 * minute), told(home, otherBed, 10 * minute))
  const waiting = await take()
  expect(waiting?.looks[cote]).toBeGreaterThan(Date.now() + 19 * minute)
  expect(waiting?.dueAt).toBeLessThanOrEqual(Date.now() + 21 * minute)
  const alert = { ruleId, beneficiaryId: roy, deviceId: bed, kind: 'noSignOfLife', occurrences: 1 }
  expect(await alertsOf(home)).toMatchObject([{ ...alert, severity: 'warning', cause: { measured: 40 } }])
  const sent = await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    ({ length }) => length > 0,
  )
  expect(sent).toMatchObject([
    { text: expect.stringMatching(/^Ch\. 214 Mme Roy : aucun signe de vie depuis \d\d:\d\d\./) },
  ])
  await take(false)
  await take()
  expect(await alertsOf(home)).toMatchObject([alert])
  // A sign that comes late begins another silence.
  await push(told(home, bed, 35 * minute, 'sitDown'))
  await take()
  expect(await alertsOf(home)).toMatchObject([{ ...alert, occurrences: 2 }])
})

it('says nothing of who left the room, of a sensor that is silent, of a resident or a rule that is no more; events cost nothing', async () => {
  const { home, roy, cote, bed, otherBed, ruleId, take } = await homeOnSigns()
  const door = await home.addDevice(roy, 'NOVIKA-LW-AIMANT')
  const other = db.doc(paths.device(home.eid, cote, otherBed))
  await push(told(home, bed, 60 * minute, 'standUp'), told(home, door, 50 * minute, 'doorOpen'))
  await push(told(home, otherBed, 60 * minute))
  expect((await db.collection(paths.ruleWindows(home.eid)).get()).size).toBe(0)
  await other.update({ lastSeenAt: Date.now() - 5 * 60 * minute })
  const waiting = await take()
  expect(waiting?.looks[cote]).toBeLessThanOrEqual(Date.now() + 5 * minute)
  expect(await alertsOf(home)).toEqual([])
  await db.doc(paths.beneficiary(home.eid, cote)).update({ state: 'archived' })
  await other.update({ lastSeenAt: Date.now() })
  expect((await take())?.looks[cote]).toBeUndefined()
  await db.doc(paths.notification(home.eid, ruleId)).update({ activated: false })
  expect(await take()).toBeUndefined()
  expect(await alertsOf(home)).toEqual([])
})
