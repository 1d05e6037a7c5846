import { comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { minute, night, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onWindowWritten } from '../../functions/src/rules/on-window-written.ts'
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
