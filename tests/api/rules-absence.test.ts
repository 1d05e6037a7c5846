import { absenceMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { describe, expect, it } from 'vitest'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { addCondition, homeThatWatches } from '../support/home-that-watches.ts'
import { alertsOf } from '../support/home-with-button.ts'
import { publish } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000

const told = (home: TestHome, deviceId: string, msAgo: number, kind: EventKind = 'standUp') =>
  eventMessage(home, { deviceId, kind, occurredAt: Date.now() - msAgo })

const notBack = { metric: absenceMetrics.NOT_BACK, value: 15, name: 'Pas de retour' }

const timersOf = async ({ eid }: TestHome) =>
  (await db.collection(paths.timers).where('establishmentId', '==', eid).get()).docs.filter(
    (timer) => timer.get('kind') === 'absence',
  )

const alerted = ({ eid }: TestHome, count: number) =>
  whenCollection(paths.alerts(eid), ({ length }) => length === count)

/** Looks at all that waits for a return, as when its time is over. */
async function takeNow(home: TestHome): Promise<void> {
  for (const { ref, id } of await timersOf(home)) {
    // One that was due by itself may have been taken since it was found.
    const isThere = await db.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(ref)
      if (exists) transaction.update(ref, { dueAt: Date.now() - 1 })
      return exists
    })
    if (isThere) await takeTimer(id)
  }
}

describe('a rule on who is out of bed and not back', () => {
  it('alerts once when the time is over, of what came in disorder and again, and tells by SMS', async () => {
    const { home, roy, bed, nurse, phone } = await homeThatWatches()
    const ruleId = await addCondition(home, nurse, notBack)
    const before = [told(home, bed, 40 * minute), told(home, bed, 35 * minute, 'layDown')]
    // Due within seconds: its timer looks again.
    const all = [...before, told(home, bed, 15 * minute - 3_000)]
    for (const message of shuffled([...all, ...all])) await publish(message)
    const [alert] = await alerted(home, 1)
    expect(alert).toMatchObject({
      ...{ ruleId, beneficiaryId: roy, deviceId: bed, kind: 'standUp', occurrences: 1 },
      cause: { measured: 15, threshold: 15 },
    })
    const sent = await whenSeen(
      'the SMS',
      () => messagesTo(phone),
      ({ length }) => length > 0,
    )
    expect(sent).toMatchObject([
      {
        text: expect.stringMatching(
          /^Ch\. 214 Mme Roy : lever détecté, \d\d:\d\d \(pas de retour depuis 15 min\)\./,
        ),
      },
    ])
    await takeNow(home)
    await push(...all)
    await takeNow(home)
    await expect(alertsOf(home)).resolves.toMatchObject([{ occurrences: 1 }])
  })

  it('stays silent on who is back, though that is told of late, and on a resident, a rule or a home that is no more', async () => {
    const { home, roy, cote, bed, otherBed, nurse } = await homeThatWatches()
    const ruleId = await addCondition(home, nurse, notBack)
    const off = await addCondition(home, nurse, notBack)
    await push(told(home, bed, 10 * minute), told(home, otherBed, 10 * minute))
    const timers = await timersOf(home)
    expect(timers).toHaveLength(4)
    await push(told(home, bed, 2 * minute, 'sitDown'))
    await db.doc(paths.notification(home.eid, off)).delete()
    await db.doc(paths.beneficiary(home.eid, cote)).update({ state: 'archived' })
    await Promise.all(timers.map(({ ref }) => ref.update({ dueAt: Date.now() - 1 })))
    // Of the one that is not due yet the rule says so; by its own value it is looked at again at its time.
    await db.doc(paths.notification(home.eid, ruleId)).update({ value: 8 })
    await Promise.all(timers.map(({ id }) => takeTimer(id)))
    expect(await timersOf(home)).toEqual([])
    expect(await alertsOf(home)).toEqual([])
    expect(roy).not.toBe(cote)
  })

  it('waits while the device is silent, and says neither that somebody is away nor that they are back', async () => {
    const { home, roy, bed, nurse } = await homeThatWatches()
    await addCondition(home, nurse, notBack)
    await push(told(home, bed, 14 * minute))
    const [timer] = await timersOf(home)
    const device = db.doc(paths.device(home.eid, roy, bed))
    await device.update({ lastSeenAt: Date.now() - 5 * 3_600_000 })
    await timer?.ref.update({ dueAt: Date.now() - 1 })
    await db.doc(paths.notification(home.eid, timer?.get('ruleId'))).update({ value: 10 })
    await takeTimer(timer?.id ?? '')
    const [waiting] = await timersOf(home)
    expect(waiting?.get('dueAt')).toBeGreaterThan(Date.now() + 4 * minute)
    expect(await alertsOf(home)).toEqual([])
    await device.update({ lastSeenAt: Date.now() })
    await waiting?.ref.update({ dueAt: Date.now() - 1 })
    await takeTimer(waiting?.id ?? '')
    expect(await alertsOf(home)).toMatchObject([{ deviceId: bed }])
  })

  it('costs nothing where no rule is for what happened, nor for a return', async () => {
    const { home, bed, nurse } = await homeThatWatches()
    await addCondition(home, nurse, { ...notBack, shiftIds: ['before'] })
    await push(told(home, bed, minute), told(home, bed, 0, 'layDown'))
    expect(await timersOf(home)).toEqual([])
    expect((await db.collection(paths.ruleWindows(home.eid)).get()).size).toBe(0)
  })
})

it('a door that stays open alerts by itself, whatever another door does', async () => {
  const { home, roy, nurse } = await homeThatWatches()
  const [door, other] = [
    await home.addDevice(roy, 'NOVIKA-LW-AIMANT'),
    await home.addDevice(roy, 'NOVIKA-LW-AIMANT'),
  ]
  await addCondition(home, nurse, {
    ...{ ...notBack, value: 5, action: 'doorOpen', deviceTypes: ['NOVIKA-LW-AIMANT'] },
  })
  await push(
    ...[told(home, door, 6 * minute, 'doorOpen'), told(home, other, 6 * minute, 'doorOpen')],
    told(home, other, 2 * minute, 'doorClose'),
  )
  await takeNow(home)
  expect(await alertsOf(home)).toMatchObject([{ deviceId: door, cause: { measured: 6 } }])
})
