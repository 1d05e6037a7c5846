import { absenceMetrics } from '@vigie/domain/care/enums'
import { startedAnew } from '@vigie/domain/devices/assignment'
import { paths } from '@vigie/domain/paths'
import { minute, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { homeOfRoy } from './home-of-roy.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

/** No sign of life for five hours of a night of eight: for longer than a pad is silent that is well. */
const rule = ruleOf({ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 300 })
const bed = told(0).deviceId
const assignment = {
  ...{ establishmentId: 'home', beneficiaryId: 'roy', type: 'NOVIKA-LW-BANDE' as const },
  ...{ location: 'Lit', since: 1, former: [] },
}

let store: MemoryStore
beforeEach(() => {
  store = homeOfRoy(rule)
  put(paths.assignment(bed), assignment)
  put(paths.timer('timer'), { kind: 'signs', establishmentId: 'home', ruleId: 'rule', looks: {}, dueAt: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])
const at = (minutes: number) => span.from + minutes * minute
const raised = () =>
  store
    .within(paths.alerts('home'))
    .map((path) => store.get(path)?.data)
    .map((alert) => [(alert?.cause as { at: number } | undefined)?.at, alert?.occurrences])
const dueAt = () => store.get(paths.timer('timer'))?.data.dueAt as number

/** Care that goes on from so many minutes after the night's beginning to so many. */
const care = (from: number, until: number) =>
  put(paths.assignment(bed), { ...assignment, silenced: [{ from: at(from), until: at(until) }] })
const heard = (now: number) => now - 1

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

/** Takes the timer as often as it asks for it until so many minutes after the night's beginning; the bed was last heard as `heardAt` says of each time. */
async function takeUntil(minutes: number, heardAt: (now: number) => number): Promise<void> {
  for (let now = Math.max(dueAt(), at(0)); now <= at(minutes); now = dueAt()) {
    vi.useFakeTimers({ toFake: ['Date'], now })
    put(paths.device('home', 'roy', bed), { ...startedAnew(assignment), lastSeenAt: heardAt(now) })
    await takeTimer('timer')
  }
}

const oneDay = 24 * 60

it('misses who lay down before their pad was out for two days as soon as it is heard again, once', async () => {
  keep(told(-10, 'layDown'))
  const [out, back] = [at(20), at(2 * oneDay + 310)]
  const heardAt = (now: number) => (now < out || now >= back ? now - 1 : out)
  await takeUntil(2 * oneDay + 309, heardAt)
  expect(raised()).toEqual([])
  await takeUntil(2 * oneDay + 315, heardAt)
  expect(raised()).toEqual([[at(2 * oneDay), 1]])
  await takeUntil(4 * oneDay, heardAt)
  expect(raised()).toEqual([[at(2 * oneDay), 1]])
})

it('misses them as soon as the pad is heard, though supervision still tells of its silence', async () => {
  keep(told(-10, 'layDown'))
  const [out, back] = [at(20), at(2 * oneDay + 310)]
  const silence = { id: 'silence', since: out, told: true }
  put(paths.watch('home'), { listedAt: out, devices: {}, open: { [`device:${bed}`]: silence }, toldAt: out })
  await takeUntil(2 * oneDay + 315, (now) => (now < out || now >= back ? now - 1 : out))
  expect(raised()).toEqual([[at(2 * oneDay), 1]])
})

it('says nothing of a room that has been empty for longer than a week', async () => {
  keep(told(-8 * oneDay, 'layDown'))
  await takeUntil(2 * oneDay, heard)
  expect(raised()).toEqual([])
})

describe('who gave no sign since 01:30, with care from 06:00 that goes on until 07:30', () => {
  const last = told(150, 'layDown')
  beforeEach(async () => {
    keep(last)
    care(420, 510)
    await takeUntil(509, heard)
    expect(raised()).toEqual([])
  })

  it('is told of when care is over, though the night is as well, and once', async () => {
    await takeUntil(511, heard)
    expect(raised()).toEqual([[last.at, 1]])
    await takeUntil(2 * oneDay, heard)
    expect(raised()).toEqual([[last.at, 1]])
  })

  it('is not where they stirred meanwhile, whatever they do by day', async () => {
    keep(last, told(509, 'standUp'))
    await takeUntil(oneDay, heard)
    expect(raised()).toEqual([])
  })

  it('is told of as soon as their pad is heard again, within an hour', async () => {
    await takeUntil(530, () => at(100))
    expect(raised()).toEqual([])
    await takeUntil(540, heard)
    expect(raised()).toEqual([[last.at, 1]])
  })

  it('is told of as the next night has lasted long enough where they are not within that hour', async () => {
    await takeUntil(600, () => at(100))
    await takeUntil(oneDay + 299, heard)
    expect(raised()).toEqual([])
    await takeUntil(oneDay + 300, heard)
    expect(raised()).toEqual([[at(oneDay), 1]])
  })
})

it('tells of nobody by day whom no care held back', async () => {
  keep(told(190, 'layDown'))
  care(420, 510)
  await takeUntil(oneDay - 1, heard)
  expect(raised()).toEqual([])
})
