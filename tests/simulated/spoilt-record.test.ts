import { absenceMetrics, comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { startedAnew } from '@vigie/domain/devices/assignment'
import { paths } from '@vigie/domain/paths'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { minute, night, ruleOf, span, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { localDate } from '@vigie/domain/time/local-time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { memoryFirestore } from './memory-firestore.ts'
import { type Fields, failure, type MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

const residents = Array.from({ length: 16 }, (_, index) => `resident-${index}`)
/** The pad of one is of a type that nobody knows; of another it is not known when it was heard. */
const [spoilt, unwatched] = ['resident-3', 'resident-5']
const others = residents.filter((bid) => bid !== unwatched)
const bedOf = (bid: string) => `a84041f2c1d2${(0xe300 + residents.indexOf(bid)).toString(16)}`
const at = (minutes: number) => span.from + minutes * minute

let store: MemoryStore
let isOut = false
beforeEach(() => {
  isOut = false
  const memory = memoryFirestore(async (work) => {
    if (isOut) throw failure('unavailable', 'Firestore')
    return work()
  })
  wired.firestore = memory.client
  store = memory.store
  put(paths.establishment('home'), { state: 'active', timeZone, shifts: [night], lastUpdateAt: 0 })
  // Who lie in bed all night, and do not stir, by a pad that is heard.
  for (const bid of residents) {
    const bed = bedOf(bid)
    const assignment = { establishmentId: 'home', beneficiaryId: bid, type: 'NOVIKA-LW-BANDE' as const }
    const placed = { ...assignment, location: 'Lit', since: 1, former: [] }
    put(paths.beneficiary('home', bid), { state: 'active' })
    put(paths.assignment(bed), bid === spoilt ? { ...placed, type: 'LW-OF-TOMORROW' } : placed)
    const lastSeenAt = bid === unwatched ? 'lately' : at(490)
    put(paths.device('home', bid, bed), { ...startedAnew(placed), lastSeenAt })
    const pad = Array.from({ length: 20 }, (_, index) =>
      told(-60 + index * 30, 'timeLayingDown', { value: 30 }),
    )
    const all = Map.groupBy([told(-90, 'layDown'), ...pad], (one) => localDate(one.at, timeZone))
    for (const [date, ofDay] of all) {
      const kept = ofDay.map(({ kind, value, at: when }) => [
        eventKey({ eventId: `${when}`, kind, saidAt: when }),
        { kind, value, at: when, receivedAt: when },
      ])
      const day = { deviceId: bed, type: assignment.type, date, events: Object.fromEntries(kept) }
      put(paths.day('home', bid, date, bed), day)
    }
  }
})
afterEach(() => {
  vi.useRealTimers()
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])
const toldOf = () =>
  store.within(paths.alerts('home')).map((path) => store.get(path)?.data.beneficiaryId as string)
const timer = () => store.get(paths.timer('timer'))?.data

async function takeAt(minutes: number, rule: ConditionalRule, waiting: object): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at(minutes) })
  put(paths.notification('home', 'rule'), rule)
  put(paths.timer('timer'), { establishmentId: 'home', ruleId: 'rule', dueAt: at(minutes), ...waiting })
  await takeTimer('timer')
}

it('of sixteen who give no sign of life each is told of, though the record of one pad cannot be read, and looked at again in time', async () => {
  const rule = ruleOf({ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 60 })
  await takeAt(60, rule, { kind: 'signs', looks: {} })
  expect(new Set(toldOf())).toEqual(new Set(others))
  expect(timer()?.dueAt).toBe(at(60 + 30))
  expect(Object.keys(timer()?.looks as object)).toHaveLength(16)
})

it('of sixteen who did not get up each is told of as the night is over, and the next night is waited for', async () => {
  const rule = ruleOf({
    ...{ metric: triggerMetrics.TRIGGER_COUNT, operator: comparisonOperators.lesser, value: 1 },
  })
  await takeAt(490, rule, { kind: 'windowEnds', ...span, shiftId: night.id })
  expect(new Set(toldOf())).toEqual(new Set(others))
  expect(timer()?.from).toBe(span.from + 24 * 60 * minute)
})

it('takes the timer again, as it stands, where Firestore was out of reach', async () => {
  const rule = ruleOf({ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 60 })
  put(paths.notification('home', 'rule'), rule)
  const waiting = { kind: 'signs', looks: {}, establishmentId: 'home', ruleId: 'rule', dueAt: at(60) }
  put(paths.timer('timer'), waiting)
  vi.useFakeTimers({ toFake: ['Date'], now: at(60) })
  isOut = true
  await expect(takeTimer('timer')).rejects.toThrow('14 ')
  expect(timer()).toEqual(waiting)
})
