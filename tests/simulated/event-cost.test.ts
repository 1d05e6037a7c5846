import { keysOf } from '@vigie/domain/care/api-keys'
import { absenceMetrics, comparisonOperators, sensorMetrics } from '@vigie/domain/care/enums'
import { startedAnew } from '@vigie/domain/devices/assignment'
import type { Assignment } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { minute, ruleOf, timeZone, told } from '@vigie/domain/rules/rule.fixture'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { hashApiKey } from '../../functions/src/establishments/api-key.ts'
import { onMessage } from '../../functions/src/ingest/on-message.ts'
import { memoryFirestore } from './memory-firestore.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({ enqueueTimers: async () => undefined }))

const apiKey = 'simulated'
const counted = { reads: 0, writes: [] as string[] }

let store: MemoryStore
beforeEach(() => {
  let isWriting = false
  const memory = memoryFirestore(async (work) => {
    isWriting = false
    const result = work()
    if (!isWriting) counted.reads += 1
    return result
  })
  wired.firestore = memory.client
  store = memory.store
  store.onCommit = (changed) => {
    isWriting = true
    counted.writes.push(...changed.map(({ path }) => path.split('/').at(-2) ?? ''))
  }
})

const put = (path: string, data: object) => void store.commit([{ kind: 'set', path, data: data as Fields }])

/** A home with a bed pad and these rules, which ingest has just learnt of; answers how to have the pad tell that somebody got up. */
async function homeWith(eid: string, deviceId: string, rules: readonly ConditionalRule[]) {
  const placed: Assignment = {
    ...{ establishmentId: eid, beneficiaryId: 'roy', type: 'NOVIKA-LW-BANDE' },
    ...{ location: 'Lit', since: 1, former: [] },
  }
  put(paths.establishment(eid), {
    ...{ name: 'Résidence', address: 'Montréal', state: 'active', shifts: [], timeZone, lastUpdateAt: 1 },
    ...{ contact: { name: 'Accueil', phone: '+15145550199', email: 'accueil@vigie.example' } },
    counts: { beneficiaries: 1 },
  })
  put(paths.keys(eid), keysOf({ id: 'first', hash: hashApiKey(apiKey), madeAt: 1 }))
  put(paths.beneficiary(eid, 'roy'), { state: 'active' })
  put(paths.assignment(deviceId), placed)
  put(paths.device(eid, 'roy', deviceId), startedAnew(placed))
  for (const [index, rule] of rules.entries()) put(paths.notification(eid, `rule-${index}`), rule)
  const getUp = async (minutesAgo: number, publishedAgo = 0) => {
    const occurredAt = new Date(Date.now() - minutesAgo * minute).toISOString()
    const event = { eventId: `${minutesAgo}`, deviceId, kind: 'standUp', occurredAt }
    await onMessage({
      ...{
        messageId: `${eid}-${minutesAgo}`,
        publishTime: new Date(Date.now() - publishedAgo * minute).toISOString(),
      },
      attributes: { gatewayId: 'gateway-1', apiKey },
      data: Buffer.from(JSON.stringify(event)).toString('base64'),
    })
  }
  await getUp(8)
  return getUp
}

/** What an event comes to: how often anything is read, and where something is written. */
async function costOf(work: () => Promise<void>) {
  Object.assign(counted, { reads: 0, writes: [] })
  await work()
  return { reads: counted.reads, writes: counted.writes.toSorted() }
}

const always = { shiftIds: [] }
const watching = [
  ruleOf({ ...always, value: 900 }),
  ruleOf({ ...always, operator: comparisonOperators.times_more, value: 2, period: { kind: 'lastMonth' } }),
  ruleOf({ ...always, metric: absenceMetrics.NOT_BACK, value: 15 }),
]
const others = [
  ruleOf({ ...always, action: 'layDown' }),
  ruleOf({ ...always, beneficiaryId: 'cote' }),
  ruleOf({ ...always, operator: comparisonOperators.lesser, value: 1 }),
  ruleOf({ ...always, metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 120 }),
  ruleOf({
    ...{ ...always, metric: sensorMetrics.TEMPERATURE, action: 'temperature', heldMinutes: 20 },
    deviceTypes: ['DRAGINO-LHT65S-NE117'],
  }),
]

it('an ordinary event reads nothing that is remembered, also for rules that count or wait, and writes once more for each that watches it', async () => {
  const plain = await homeWith('plain', 'c84041f2c1d2e3f4', [])
  const watched = await homeWith('watched', told(0).deviceId, [...watching, ...others])
  const own = ['days', 'devices']
  expect(await costOf(() => plain(5))).toEqual({ reads: 0, writes: own })
  const more = ['ruleWindows', 'ruleWindows', 'timers']
  expect(await costOf(() => watched(5))).toEqual({ reads: 0, writes: [...own, ...more] })
})

it('what a gateway published long ago says nothing of it as it is: one that is known to be silent is not heard by it', async () => {
  const heardAt = () => store.within(paths.gateways('late')).map((path) => store.get(path)?.data.lastHeardAt)
  const getUp = await homeWith('late', 'd84041f2c1d2e3f4', [])
  const [first] = heardAt()
  expect(first).toBeGreaterThan(Date.now() - minute)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180 * minute })
  onTestFinished(() => void vi.useRealTimers())
  await getUp(7, 170)
  expect(heardAt()).toEqual([first])
  await getUp(2, 2)
  expect(heardAt()).toEqual([Date.now() - 2 * minute])
})
