import { comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { minute, night, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../functions/src/data/in-transaction.ts'
import { awaitEnd } from '../../functions/src/data/window-timers.ts'
import { onWindowWritten } from '../../functions/src/rules/on-window-written.ts'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { memoryFirestore } from './memory-firestore.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

/** Lying for more than an hour in a night. */
const rule = ruleOf({
  ...{ metric: triggerMetrics.PRESSED_DURATION, operator: comparisonOperators.greater },
  ...{ action: 'layDown', value: 60 },
})
const { from, until, shiftId } = span
const window = { ruleId: 'rule', beneficiaryId: 'roy', shiftId, from, until }
const withEvents = (...events: ToldEvent[]): Fields => ({
  ...window,
  events: Object.fromEntries(events.map((event) => [`${event.at} ${event.kind}`, event])),
})

let store: MemoryStore
beforeEach(() => {
  const memory = memoryFirestore(async (work) => work())
  wired.firestore = memory.client
  store = memory.store
  const home = { state: 'active', timeZone, shifts: [night], lastUpdateAt: 0 }
  put(paths.establishment('home'), home)
  put(paths.notification('home', 'rule'), rule)
  const bed = { establishmentId: 'home', beneficiaryId: 'roy', type: told(0).deviceType }
  put(paths.assignment(told(0).deviceId), { ...bed, location: 'Lit', since: 1, former: [] })
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])
const alerts = () => store.within(paths.alerts('home'))
const lookAt = () => store.within(paths.timers).map((path) => store.get(path)?.data.dueAt)

/** Has a version of the window told of so many minutes after its beginning; what is stored is the last of all. */
async function toldOf(version: Fields, minutes: number, stored = version) {
  put(paths.ruleWindow('home', windowIdOf(window)), stored)
  vi.useFakeTimers({ toFake: ['Date'], now: from + minutes * minute })
  await onWindowWritten('home', { before: undefined, after: version })
}

it('what has ended by then does not go on, though a version of before that is told of late', async () => {
  const whole = withEvents(told(10, 'layDown'), told(40, 'standUp'))
  await toldOf(withEvents(told(10, 'layDown')), 90, whole)
  expect(alerts()).toEqual([])
})

it('what goes on alerts, of whichever version is told', async () => {
  await toldOf(withEvents(told(10, 'layDown')), 90)
  expect(alerts()).toHaveLength(1)
})

describe('who lies since before the night, of which nothing is told within', () => {
  const bed = told(0).deviceId
  const lay = told(-10, 'layDown')
  beforeEach(async () => {
    put(paths.beneficiary('home', 'roy'), { state: 'active' })
    put(paths.notification('home', 'rule'), { ...rule, beneficiaryId: 'roy' })
    keep(lay)
    const home = { shifts: [night], timeZone }
    await inTransaction(async (transaction) =>
      awaitEnd(transaction, { eid: 'home', ruleId: 'rule', rule }, home, from - 60 * minute),
    )
  })

  /** What the bed told, as the day keeps it. */
  function keep(...events: ToldEvent[]): void {
    const kept = events.map(({ kind, value, at }) => [
      eventKey({ eventId: `${at}`, kind, saidAt: at }),
      { kind, value, at, receivedAt: at },
    ])
    const date = localDate(lay.at, timeZone)
    const day = { deviceId: bed, type: lay.deviceType, date, events: Object.fromEntries(kept) }
    put(paths.day('home', 'roy', date, bed), day)
  }
  const written = () => store.within(paths.ruleWindows('home')).map((path) => store.get(path)?.data)
  async function takeAt(minutes: number): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: from + minutes * minute })
    for (const path of store.within(paths.timers)) await takeTimer(path.split('/').at(-1) ?? '')
    for (const after of written()) await onWindowWritten('home', { before: undefined, after })
  }

  it('is told of when that is long enough, once', async () => {
    expect(lookAt()).toEqual([from + minute])
    await takeAt(1)
    await takeAt(10)
    expect(written()).toHaveLength(1)
    expect(lookAt().toSorted()).toContain(from + 60 * minute + 1)
    expect(alerts()).toEqual([])
    await takeAt(60.1)
    await takeAt(61)
    expect(alerts().map((path) => store.get(path)?.data.occurrences)).toEqual([1])
    expect(lookAt()).toEqual([from + 24 * 60 * minute + minute])
  })

  it('is not told of where they got up before, and that came late', async () => {
    await takeAt(10)
    keep(lay, told(-5, 'standUp'))
    await takeAt(61)
    expect(alerts()).toEqual([])
  })

  it('nor is anything written of who is up', async () => {
    keep(lay, told(-5, 'standUp'))
    await takeAt(1)
    expect(written()).toEqual([])
  })
})

it('a reading that held alerts once, though one that comes late says that it held before as well', async () => {
  const { TEMPERATURE } = sensorMetrics
  const type = 'DRAGINO-LHT65S-NE117'
  const reading = (minutes: number, value: number) =>
    told(minutes, 'temperature', { value, deviceType: type })
  const cold = ruleOf({
    ...{ metric: TEMPERATURE, operator: comparisonOperators.lesser, value: 18, heldMinutes: 20 },
    ...{ action: 'temperature', deviceTypes: [type] },
  })
  put(paths.notification('home', 'rule'), cold)
  const held = [reading(60, 17), reading(90, 17)]
  await toldOf(withEvents(...held), 91)
  await toldOf(withEvents(reading(10, 17), reading(15, 19), ...held), 92)
  await toldOf(withEvents(reading(10, 17), reading(15, 19), reading(55, 17), ...held), 93)
  expect(alerts().map((path) => store.get(path)?.data.occurrences)).toEqual([1])
})

it('what is to be looked at sooner is, whichever version is told of last', async () => {
  const later = withEvents(told(10, 'layDown'))
  const sooner = withEvents(told(0, 'layDown'), told(5, 'standUp'), told(10, 'layDown'))
  await toldOf(sooner, 20)
  const [dueAt] = lookAt()
  await toldOf(later, 21, sooner)
  expect(lookAt()).toEqual([dueAt])
})
