import { comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { givenTo, startedAnew } from '@vigie/domain/devices/assignment'
import type { Assignment } from '@vigie/domain/devices/device'
import { paths, stayPaths } from '@vigie/domain/paths'
import { minute, ruleOf, span, told } from '@vigie/domain/rules/rule.fixture'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import { type ToldEvent, toldKey } from '@vigie/domain/rules/told-event'
import { causeOf } from '@vigie/domain/rules/window-cause'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onWindowWritten } from '../../functions/src/rules/on-window-written.ts'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { homeOfRoy } from './home-of-roy.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

/** Lies for three hours of the night. */
const rule = ruleOf({ action: 'layDown', metric: triggerMetrics.PRESSED_DURATION, value: 180 })
const bed = told(0).deviceId
const otherBed = 'b84041f2c1d2e3f4'
const placed: Assignment = {
  ...{ establishmentId: 'home', beneficiaryId: 'roy', type: 'NOVIKA-LW-BANDE' },
  ...{ location: 'Lit', since: 1, former: [] },
}
const window = { ruleId: 'rule', beneficiaryId: 'roy', ...span }
const windowPath = paths.ruleWindow('home', windowIdOf(window))

let store: MemoryStore
beforeEach(async () => {
  store = homeOfRoy(rule)
  giveTo(bed, placed)
  await watched(10, told(10, 'layDown'))
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])
const drop = (path: string) => void store.commit([{ kind: 'delete', path }])
const at = (minutes: number) => span.from + minutes * minute
const setTime = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: at(minutes) })
const raised = () =>
  store.within(paths.alerts('home')).map((path) => [store.get(path)?.data.beneficiaryId, measuredBy(path)])
const measuredBy = (path: string) => causeOf({ ...store.get(path)?.data })?.measured

function giveTo(deviceId: string, assignment: Assignment): void {
  put(paths.assignment(deviceId), assignment)
  put(paths.device('home', assignment.beneficiaryId, deviceId), startedAnew(assignment))
}

/** Has the window of the night tell of all these, as so many minutes of it are over, and be judged. */
async function watched(minutes: number, ...events: ToldEvent[]): Promise<void> {
  setTime(minutes)
  const before = store.get(windowPath)?.data
  const named = events.map((event) => [toldKey(event.deviceId, '2026-11-20', `${event.at}`), event])
  put(windowPath, { ...window, events: Object.fromEntries(named) })
  await onWindowWritten('home', { before, after: store.get(windowPath)?.data })
}

async function lookAt(minutes: number): Promise<void> {
  setTime(minutes)
  for (const path of store.within(paths.timers)) await takeTimer(path.split('/').at(-1) ?? '')
}

describe('who lies since 23:10, by a rule on three hours', () => {
  it('is told of at 02:10', async () => {
    await lookAt(191)
    expect(raised()).toEqual([['roy', 181]])
  })

  it('is not where the pad is somebody else’s since 01:00', async () => {
    const moved = givenTo(placed, null, 'cote', at(120))
    drop(paths.device('home', 'roy', bed))
    giveTo(bed, moved)
    await lookAt(191)
    expect(raised()).toEqual([])
  })

  it('is not where the pad was taken away, nor where they are archived', async () => {
    drop(paths.assignment(bed))
    drop(paths.device('home', 'roy', bed))
    await lookAt(191)
    giveTo(bed, placed)
    put(paths.beneficiary('home', 'roy'), { state: 'archived' })
    await watched(200, told(10, 'layDown'), told(200, 'layDown'))
    expect(raised()).toEqual([])
  })

  it('is not where it was taken away at 23:20, whatever came since: one of its kind elsewhere, or the same again', async () => {
    const stay = { deviceId: bed, type: placed.type, from: 1, until: at(20), lived: [] }
    put(stayPaths.one('home', 'roy', bed, 1), stay)
    drop(paths.assignment(bed))
    drop(paths.device('home', 'roy', bed))
    giveTo(otherBed, { ...placed, location: 'Fauteuil', since: at(195) })
    await lookAt(201)
    giveTo(bed, { ...placed, since: at(205) })
    await watched(211, told(10, 'layDown'), told(15, 'layDown'))
    expect(raised()).toEqual([])
  })

  it('is told of where another pad was put in its place, by what both told', async () => {
    drop(paths.assignment(bed))
    drop(paths.device('home', 'roy', bed))
    giveTo(otherBed, { ...placed, since: at(70) })
    const again = told(80, 'layDown', { deviceId: otherBed })
    await watched(80, told(10, 'layDown'), again)
    await lookAt(191)
    expect(raised()).toEqual([])
    await lookAt(201)
    expect(raised()).toEqual([['roy', 181]])
  })

  it('is told of where nobody can read whose the pad is', async () => {
    put(paths.assignment(bed), { ...placed, type: 'LW-OF-TOMORROW' })
    await lookAt(191)
    expect(raised()).toHaveLength(1)
  })
})

describe('of a room that is cold since 23:20, by a rule on half an hour', () => {
  const type = 'DRAGINO-LHT65S-NE117'
  const cold = ruleOf({
    ...{
      metric: sensorMetrics.TEMPERATURE,
      operator: comparisonOperators.lesser,
      value: 18,
      heldMinutes: 30,
    },
    ...{ action: 'temperature', deviceTypes: [type] },
  })
  const sensor = 'c84041f2c1d2e3f4'
  const there: Assignment = { ...placed, type }
  const reading = (minutes: number, value: number) =>
    told(minutes, 'temperature', { deviceId: sensor, deviceType: type, value })
  beforeEach(async () => {
    put(paths.notification('home', 'rule'), cold)
    giveTo(sensor, there)
    await watched(20, reading(20, 17))
  })

  it.each([
    ['told of, with its sensor there', null, [['roy', 17]]],
    ['not, where its sensor is in another since 23:40', 40, []],
    ['told of, where that was after half an hour', 51, [['roy', 17]]],
  ])('it is %s', async (_, leftAt, expected) => {
    if (leftAt !== null) {
      drop(paths.device('home', 'roy', sensor))
      giveTo(sensor, givenTo(there, null, 'cote', at(leftAt)))
    }
    await lookAt(52)
    expect(raised()).toEqual(expected)
  })
})
