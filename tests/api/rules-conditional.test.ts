import { comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { keptMs } from '@vigie/domain/retention'
import { ruleWindowSchema } from '@vigie/domain/rules/rule-window'
import { causeOf } from '@vigie/domain/rules/window-cause'
import { windowAt } from '@vigie/domain/rules/window-span'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { localDate } from '@vigie/domain/time/local-time'
import { type Timer, timerIdOf } from '@vigie/domain/timers/timer'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../functions/src/data/in-transaction.ts'
import { enqueueTimers } from '../../functions/src/data/task-queue.ts'
import { setTimer } from '../../functions/src/data/timers.ts'
import { awaitLook } from '../../functions/src/data/window-timers.ts'
import { lookAtWindow } from '../../functions/src/rules/look-at-window.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { addCondition, homeThatWatches, shiftAround } from '../support/home-that-watches.ts'
import { alertsOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { publish } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000
const hour = 60 * minute

const gotUp = (home: TestHome, deviceId: string, minutesAgo: number, kind: EventKind = 'standUp') =>
  eventMessage(home, { deviceId, kind, occurredAt: Date.now() - minutesAgo * minute })

const windowsOf = ({ eid }: TestHome) => db.collection(paths.ruleWindows(eid)).get()
const alerted = ({ eid }: TestHome, count: number) =>
  whenCollection(paths.alerts(eid), ({ length }) => length === count)

/** A rule that fires on the first time that somebody lies down, by which it is told that what was written before has been judged. */
const addMarker = (home: TestHome, nurse: string) =>
  addCondition(home, nurse, { action: 'layDown', value: 0, name: 'Repère' })

async function expectMarkerAlone(home: TestHome, marker: string, bed: string) {
  await push(gotUp(home, bed, 0, 'layDown'))
  await alerted(home, 1)
  expect((await alertsOf(home)).map(({ ruleId }) => ruleId)).toEqual([marker])
}

/** Days as they are stored, on which a bed pad told so of the instants given, and of two hours before and after each. */
async function wroteDays({ eid }: TestHome, bid: string, bed: string, instants: readonly number[]) {
  for (const at of instants) {
    const date = localDate(at, 'America/Toronto')
    const events = Object.fromEntries(
      [-2 * hour, 0, 2 * hour].map((offset) => {
        const kind = offset === 0 ? 'standUp' : 'sitDown'
        return [
          `${at}~~${kind}~~${offset + 3 * hour}`,
          { kind, value: null, at: at + offset, receivedAt: at },
        ]
      }),
    )
    const day = { deviceId: bed, type: 'NOVIKA-LW-BANDE', date, events }
    await db.doc(paths.day(eid, bid, date, bed)).set(day, { merge: true })
  }
}

describe('a rule that counts in a shift', () => {
  it('alerts once of what came in disorder, late and again, says what it counted, and tells by SMS', async () => {
    const { home, roy, bed, nurse, phone } = await homeThatWatches()
    const ruleId = await addCondition(home, nurse)
    const events = [gotUp(home, bed, 1), gotUp(home, bed, 90), gotUp(home, bed, 40)]
    for (const message of shuffled([...events, ...events])) await publish(message)

    const [alert] = await alerted(home, 1)
    expect(alert).toMatchObject({
      ruleId,
      beneficiaryId: roy,
      beneficiaryName: 'Mme Roy',
      deviceId: bed,
      kind: 'standUp',
      occurrences: 1,
      cause: { measured: 3, threshold: 2, usual: null },
    })
    const sent = await whenSeen(
      'the SMS',
      () => messagesTo(phone),
      ({ length }) => length > 0,
    )
    expect(sent).toMatchObject([
      {
        text: expect.stringMatching(
          /^Ch\. 214 Mme Roy : lever détecté 3 fois depuis \d\d:\d\d\.( Répondez 1 : j'y vais\.)? Vigie$/,
        ),
      },
    ])
    const [window, ...others] = (await windowsOf(home)).docs
    expect(others).toEqual([])
    expect(Object.keys(window?.get('events'))).toHaveLength(3)
    expect(window?.get('expireAt').toMillis()).toBe(window?.get('until') + keptMs.ruleWindows)
    await push(gotUp(home, bed, 0))
    await whenSeen(
      'the fourth',
      async () => Object.keys((await windowsOf(home)).docs[0]?.get('events')),
      ({ length }) => length === 4,
    )
    await expect(alertsOf(home)).resolves.toMatchObject([{ occurrences: 1 }])
  })

  it('counts each resident by themselves, and nothing of another shift or another action', async () => {
    const { home, roy, cote, bed, otherBed, nurse } = await homeThatWatches()
    await addCondition(home, nurse)
    const marker = await addMarker(home, nurse)
    await push(
      ...[gotUp(home, bed, 10), gotUp(home, bed, 5), gotUp(home, otherBed, 5)],
      ...[gotUp(home, bed, 200), gotUp(home, bed, 4, 'sitDown')],
    )
    expect(
      (await windowsOf(home)).docs
        .map((window) => [window.get('beneficiaryId'), Object.keys(window.get('events')).length])
        .toSorted(),
    ).toEqual(
      [
        [roy, 2],
        [cote, 1],
      ].toSorted(),
    )
    await expectMarkerAlone(home, marker, bed)
  })

  it('that was made, or changed, while its shift was under way counts what there was before', async () => {
    const { home, roy, bed, nurse } = await homeThatWatches()
    await wroteDays(home, roy, bed, [Date.now() - 30 * minute, Date.now() - 20 * minute])
    await addCondition(home, nurse, { watchesSince: Date.now() - minute })
    await push(gotUp(home, bed, 0))
    expect((await alerted(home, 1))[0]).toMatchObject({ cause: { measured: 3 } })
  })
})

describe('a rule that compares with what is usual', () => {
  const twiceAsMuch = {
    operator: comparisonOperators.times_more,
    value: 2,
    period: { kind: 'lastWeek' as const },
  }

  const daysAgo = (...days: number[]) => days.map((count) => Date.now() - count * 24 * hour)

  it('fires on what is more than that, and says how much it is', async () => {
    const { home, roy, bed, nurse } = await homeThatWatches()
    await wroteDays(home, roy, bed, daysAgo(2, 3, 4, 5))
    await addCondition(home, nurse, twiceAsMuch)
    await push(gotUp(home, bed, 10), gotUp(home, bed, 5))
    const [alert] = await alerted(home, 1)
    expect(alert).toMatchObject({
      cause: { measured: 2, threshold: 2, usual: { average: 1, observed: 4, needed: 3 } },
    })
  })

  it('does not where too few of its days were heard', async () => {
    const { home, roy, bed, nurse } = await homeThatWatches()
    await wroteDays(home, roy, bed, daysAgo(2, 3))
    await addCondition(home, nurse, twiceAsMuch)
    const marker = await addMarker(home, nurse)
    await push(...[10, 8, 6, 4, 2].map((ago) => gotUp(home, bed, ago)))
    await expectMarkerAlone(home, marker, bed)
  })
})

it('a reading alerts once it has held for as long as it must', async () => {
  const { home, roy, nurse } = await homeThatWatches()
  const sensor = await home.addDevice(roy, 'DRAGINO-LHT65S-NE117')
  const cold = {
    deviceTypes: ['DRAGINO-LHT65S-NE117'] as ['DRAGINO-LHT65S-NE117'],
    action: 'temperature' as const,
    metric: sensorMetrics.TEMPERATURE,
    operator: comparisonOperators.lesser,
    value: 18,
    heldMinutes: 10,
  }
  await addCondition(home, nurse, cold)
  const reading = (msAgo: number, value: number) =>
    eventMessage(home, { deviceId: sensor, kind: 'temperature', value, occurredAt: Date.now() - msAgo })
  // Nothing more is heard: its timer looks again.
  await push(reading(10 * minute - 3_000, 16.5))
  const [alert] = await alerted(home, 1)
  expect(alert).toMatchObject({ deviceId: sensor, value: 16.5, cause: { measured: 16.5, threshold: 18 } })
  expect(alert?.times.raisedAt - (causeOf({ ...alert })?.at ?? Number.NaN)).toBeGreaterThanOrEqual(
    10 * minute,
  )
})

it('a rule on less alerts when its shift is over, of whoever was heard, and waits for the next', async () => {
  const shift = shiftAround('over', -4, -1)
  const { home, cote, bed, otherBed, nurse } = await homeThatWatches({ shifts: [shift] })
  const ruleId = await addCondition(home, nurse, {
    shiftIds: ['over'],
    operator: comparisonOperators.lesser,
    value: 1,
  })
  await push(gotUp(home, bed, 120), gotUp(home, otherBed, 5 * 60), gotUp(home, otherBed, 30))
  // A third, of whom nothing was heard, is not said to have stayed in bed.
  await home.addDevice(await home.addResident({ name: 'Mme Lavoie' }), 'NOVIKA-LW-BANDE')
  const window = windowAt({ shiftIds: ['over'] }, [shift], Date.now() - 2 * hour, 'America/Toronto')
  if (window === null) throw new Error('the shift was not worked two hours ago')
  const { from, until } = window
  const id = timerIdOf({ kind: 'windowEnds', establishmentId: home.eid, ruleId })
  const timer: Timer = {
    kind: 'windowEnds',
    establishmentId: home.eid,
    ruleId,
    shiftId: 'over',
    dueAt: Date.now(),
    ...{ from, until },
  }
  await inTransaction(async (transaction) => setTimer(transaction, id, timer))
  await enqueueTimers([{ id, timer }])
  const [alert] = await alerted(home, 1)
  expect(alert).toMatchObject({ beneficiaryId: cote, cause: { measured: 0, threshold: 1 } })
  const look = async () => (await db.doc(paths.timer(id)).get()).data()
  await expect(whenSeen('the next', look, ({ dueAt }) => dueAt > Date.now())).resolves.toMatchObject({
    from: expect.any(Number),
  })
  expect(await alertsOf(home)).toHaveLength(1)
})

describe('what goes on for too long', () => {
  const lying = { action: 'layDown' as const, metric: triggerMetrics.PRESSED_DURATION, value: 20 }

  it('is told of though its rule was off as it became too long, once that is on again', async () => {
    const { home, bed, nurse } = await homeThatWatches()
    const ruleId = await addCondition(home, nurse, lying)
    await push(gotUp(home, bed, 0, 'layDown'))
    const [stored] = await whenCollection(paths.ruleWindows(home.eid), ({ length }) => length === 1)
    const window = ruleWindowSchema.parse(stored)
    const rule = db.doc(paths.notification(home.eid, ruleId))
    await rule.update({ activated: false })
    const dueAt = Date.now() + 21 * minute
    const again = await lookAtWindow(home.eid, window, dueAt)
    expect(again).toBeGreaterThan(dueAt)
    expect(await lookAtWindow(home.eid, window, window.until)).toBeNull()
    await rule.update({ activated: true, watchesSince: dueAt })
    await lookAtWindow(home.eid, window, again ?? 0)
    await expect(alertsOf(home)).resolves.toMatchObject([{ ruleId, cause: { threshold: 20 } }])
  })

  it('is looked at when the earliest word of it says, whichever comes last', async () => {
    const home = newId('home')
    const now = Date.now()
    const dueAts = async () =>
      (await db.collection(paths.timers).where('establishmentId', '==', home).get()).docs.map(
        (one) => one.get('dueAt') - now,
      )
    for (const minutes of [20, 10, 30]) await awaitLook(home, 'window', now + minutes * minute, now)
    expect(await dueAts()).toEqual([10 * minute])
  })
})
