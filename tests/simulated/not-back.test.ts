import { absenceMetrics } from '@vigie/domain/care/enums'
import { startedAnew } from '@vigie/domain/devices/assignment'
import { paths } from '@vigie/domain/paths'
import { minute, night, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitReturns } from '../../functions/src/data/absence-timers.ts'
import { inTransaction } from '../../functions/src/data/in-transaction.ts'
import { awaitEnd, endsToAwait } from '../../functions/src/data/window-timers.ts'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { homeOfRoy } from './home-of-roy.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

const rule = ruleOf({ metric: absenceMetrics.NOT_BACK, value: 15 })
const bed = told(0).deviceId
const assignment = {
  ...{ establishmentId: 'home', beneficiaryId: 'roy', type: 'NOVIKA-LW-BANDE' as const },
  ...{ location: 'Lit', since: 1, former: [] },
}

let store: MemoryStore
beforeEach(() => {
  store = homeOfRoy(rule)
  put(paths.assignment(bed), assignment)
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])
const dataOf = (path: string) => store.get(path)?.data
const alerts = () => store.within(paths.alerts('home')).map(dataOf)
const timers = () => store.within(paths.timers)
const at = (minutes: number) => span.from + minutes * minute

/** What the bed told, as its days keep it. */
function keep(...events: ToldEvent[]): void {
  for (const [date, ofDay] of Map.groupBy(events, (event) => localDate(event.at, timeZone))) {
    const kept = ofDay.map(({ kind, value, at: when }) => [
      eventKey({ eventId: `${when}`, kind, saidAt: when }),
      { kind, value, at: when, receivedAt: when },
    ])
    const day = { deviceId: bed, type: assignment.type, date, events: Object.fromEntries(kept) }
    put(paths.day('home', 'roy', date, bed), day)
  }
}

const waitFor = (exit: ToldEvent, value = rule.value) =>
  awaitReturns([
    {
      ...{ kind: 'absence', establishmentId: 'home', ruleId: 'rule', beneficiaryId: 'roy' },
      ...{ exit, dueAt: exit.at + value * minute },
    },
  ])

/** Care that goes on from so many minutes after the night's beginning to so many. */
const care = (from: number, until: number) =>
  put(paths.assignment(bed), { ...assignment, silenced: [{ from: at(from), until: at(until) }] })

/** Takes what is due so many minutes after the night's beginning; the bed is heard. */
async function takeAt(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at(minutes) })
  put(paths.device('home', 'roy', bed), { ...startedAnew(assignment), lastSeenAt: at(minutes) - 1 })
  for (const path of timers()) await takeTimer(path.split('/').at(-1) ?? '')
}

describe('who is up at 06:30, with care from 06:40 that goes on until 07:30', () => {
  const exit = told(450)
  beforeEach(async () => {
    keep(exit)
    care(460, 510)
    await waitFor(exit)
    await takeAt(465)
    expect(alerts()).toEqual([])
  })

  it('is told when care is over, though the night is as well, and once', async () => {
    await takeAt(495)
    expect(alerts()).toEqual([])
    await takeAt(511)
    await waitFor(exit)
    await takeAt(512)
    expect(alerts()).toMatchObject([{ kind: 'standUp', occurrences: 1, cause: { at: exit.at } }])
    expect(timers()).toEqual([])
  })

  it('is told though the exit comes again meanwhile', async () => {
    await waitFor(exit)
    await takeAt(511)
    expect(alerts()).toHaveLength(1)
  })

  it('is not told of where they are back by then', async () => {
    await takeAt(495)
    keep(exit, told(505, 'layDown'))
    await takeAt(511)
    expect(alerts()).toEqual([])
    expect(timers()).toEqual([])
  })

  it('is not told hours after care', async () => {
    await takeAt(600)
    expect(alerts()).toEqual([])
    expect(timers()).toEqual([])
  })
})

it('tells nobody after the night of what no care held back', async () => {
  const exit = told(450)
  keep(exit)
  await waitFor(exit)
  await takeAt(511)
  expect(alerts()).toEqual([])
})

describe('a rule that is made or changed', () => {
  const home = { shifts: [night], timeZone }
  /** As a change of it is stored, so many minutes after the night's beginning. */
  async function set(value: number, minutes: number): Promise<void> {
    const changed = { ...rule, value, watchesSince: at(minutes) }
    put(paths.notification('home', 'rule'), changed)
    await inTransaction(async (transaction) =>
      awaitEnd(transaction, { eid: 'home', ruleId: 'rule', rule: changed }, home, at(minutes)),
    )
  }
  const awaited = () =>
    timers()
      .map(dataOf)
      .map((timer) => [timer?.kind, timer?.dueAt])
  const raised = () => alerts().map((alert) => [alert?.kind, alert?.occurrences])

  it('waits for who got up in the seconds in which ingest did not know it', async () => {
    await set(15, 60)
    const exit = told(60.1)
    keep(exit)
    await takeAt(60.25)
    expect(awaited()).toEqual([['absence', exit.at + 15 * minute]])
    await takeAt(75.1)
    expect(raised()).toEqual([['standUp', 1]])
  })

  it('tells of who has been up for longer than it waits now, once', async () => {
    const exit = told(10)
    keep(exit)
    await waitFor(exit, 60)
    await set(15, 40)
    await takeAt(40.25)
    await takeAt(40.25)
    expect(raised()).toEqual([['standUp', 1]])
    await set(20, 41)
    await takeAt(41.25)
    await takeAt(41.25)
    expect(raised()).toEqual([['standUp', 1]])
    expect(awaited()).toEqual([])
  })

  it('waits for longer where it does now', async () => {
    const exit = told(10)
    keep(exit)
    await waitFor(exit, 15)
    await set(60, 20)
    await takeAt(20.25)
    await takeAt(25)
    expect(alerts()).toEqual([])
    expect(awaited()).toEqual([['absence', exit.at + 60 * minute]])
  })

  it('says nothing of who is back, nor of who had been up for long when it was made', async () => {
    keep(told(10), told(50), told(55, 'layDown'))
    await set(15, 60)
    await takeAt(60.25)
    expect(awaited()).toEqual([])
    expect(alerts()).toEqual([])
  })

  it('looks a minute later where the shifts are other ones, which ingest knows for so long', async () => {
    await inTransaction(async (transaction) => (await endsToAwait(transaction, 'home'))(home, at(60)))
    expect(awaited()).toEqual([['exits', at(60) + 65_000]])
    keep(told(60.5))
    await takeAt(61.1)
    expect(awaited()).toEqual([['absence', at(75.5)]])
  })
})
