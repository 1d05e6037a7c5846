import type { Alert } from '@vigie/domain/alerts/alert'
import { maxSteps, maxWaves } from '@vigie/domain/alerts/alert-policy'
import fc from 'fast-check'
import { expect, it, test, vi } from 'vitest'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { NewWave } from '../data/waves.ts'
import { isCounted } from './counted-events.ts'
import { asUsers, emptyGuard, firingOf, now, people, ruleOf } from './firing.fixture.ts'
import { stillCounted } from './latest-alerts.ts'
import { alertIdOf } from './new-alert.ts'
import { planRaising } from './plan-raising.ts'
import { planTogether, type Raising } from './plan-together.ts'
import { waveOf } from './wave-of-messages.ts'

// What is decided twice is the same but for what is drawn: each message is called by its id.
vi.mock('@vigie/domain/deliveries/alias', async (original) => ({
  ...(await original<object>()),
  newAlias: () => undefined,
}))

const minute = 60_000
const told = ruleOf('told', [{ kind: 'beneficiary' }])
const rules = [
  told,
  ruleOf('also told', [{ kind: 'beneficiary' }], ['sms', 'email']),
  ruleOf('untold', asUsers(['nobody-knows'])),
]
const ruleIds = new Set(rules.map(({ id }) => id))

const raisingOf = (eventId: string, occurredAt: number, by = rules): Raising => {
  const firings = by.map((rule) => firingOf(rule, eventId, occurredAt))
  return { place: firingOf(told, eventId).place, firings, ruleIds }
}

/** What is stored of a device's alerts. */
interface Stored {
  guard: AlertGuard
  alerts: ReadonlyMap<string, Alert>
  waves: readonly NewWave[]
}

/** One message after the other, each decided by what those before have left. */
function oneByOne(before: Stored, raisings: readonly Raising[]): Stored {
  return raisings.reduce<Stored>((stored, { firings, ruleIds }) => {
    const { guard } = stored
    const fresh = firings.filter((firing) => !isCounted(guard.seen, firing))
    if (fresh.length === 0) return stored
    const latest = guard.latest.map(({ alertId }) => alertId)
    // An id that is there already is found when it is written, and looked at then.
    const looked = new Map(
      [...stored.alerts].filter(([id]) => [...latest, ...fresh.map(alertIdOf)].includes(id)),
    )
    const plan = planRaising(guard, looked, fresh, now)
    const { alerts, wave } =
      plan.tells.length > 0 ? waveOf(plan, people, now) : { alerts: plan.alerts, wave: null }
    return {
      guard: { ...plan.guard, latest: stillCounted(plan.guard.latest, ruleIds, now) },
      alerts: new Map([...stored.alerts, ...alerts.map(({ id, alert }) => [id, alert] as const)]),
      waves: [...stored.waves, ...(wave ? [wave] : [])],
    }
  }, before)
}

async function together({ guard, alerts, waves }: Stored, raisings: readonly Raising[]): Promise<Stored> {
  const plan = await planTogether(
    { guard, alerts },
    raisings,
    {
      people: async () => people,
      standIns: async () => new Map(),
      quiet: async () => ({ allowed: null, working: new Set<string>() }),
    },
    now,
  )
  if (plan === null) return { guard, alerts, waves }
  const written = plan.alerts.map(({ id, alert, change }): [string, Alert] => {
    const stored = alerts.get(id)
    // What is written is the whole of a new one, of another what changed.
    expect(change === null).toBe(stored === undefined)
    return [id, stored && change ? { ...stored, ...change } : alert]
  })
  return { guard: plan.guard, alerts: new Map([...alerts, ...written]), waves: [...waves, ...plan.waves] }
}

/** What may have become of the alerts of earlier presses. */
const fates: readonly Partial<Alert>[] = [
  {},
  { lastWaveAt: now - 3 * minute },
  { lastWaveAt: now - minute, nobodyReachedAt: now - minute },
  {
    state: 'acknowledged',
    acknowledgedBy: { uid: 'marie', name: 'Marie' },
    acknowledgedAt: now - 2 * minute,
  },
  { state: 'acknowledged', acknowledgedBy: { uid: 'marie', name: 'Marie' }, acknowledgedAt: now },
  { state: 'resolved', resolvedAt: now - minute },
  { lastActivityAt: now - 3 * 60 * minute },
  { lastWaveAt: now - 3 * minute, waves: maxWaves - 1 },
  {
    lastWaveAt: now - 3 * minute,
    timeline: Array.from({ length: maxSteps - 2 }, () => ({ step: 'opened' as const, at: 0 })),
  },
]

const eventIds = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6']
const press = fc
  .record({
    eventId: fc.constantFrom(...eventIds),
    ago: fc.constantFrom(0, 1, 2, 1_000, 12 * minute),
    by: fc.subarray(rules, { minLength: 1 }),
  })
  .map(({ eventId, ago, by }) => raisingOf(eventId, now - ago, by))
const earlier = fc.array(
  fc.tuple(press, fc.array(fc.constantFrom(...fates), { minLength: 3, maxLength: 3 })),
  {
    maxLength: 2,
  },
)

/** In the order of what they say. */
const nameOf = ({ firings }: Raising) =>
  firings.map(({ event, rule }) => `${event.eventId} ${rule.id}`).join()
const inOrder = (raisings: readonly Raising[]) =>
  raisings.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ firings }) => firings[0]?.event.occurredAt ?? 0)
    return (first ?? 0) - (second ?? 0) || (nameOf(one) < nameOf(other) ? -1 : 1)
  })

test('messages that are decided together leave what they leave one after the other, in whatever order they came', async () => {
  await fc.assert(
    fc.asyncProperty(earlier, fc.array(press, { maxLength: 12 }), async (before, presses) => {
      let stored: Stored = { guard: emptyGuard, alerts: new Map(), waves: [] }
      for (const [first, becameOf] of before) {
        stored = oneByOne(stored, [first])
        const alerts = [...stored.alerts].map(([id, alert], index): [string, Alert] => [
          id,
          { ...alert, ...becameOf[index % becameOf.length] },
        ])
        stored = { ...stored, alerts: new Map(alerts) }
      }
      expect(await together(stored, presses)).toEqual(oneByOne(stored, inOrder(presses)))
    }),
    { numRuns: 500 },
  )
})

it('people are read once for a burst of one button, however many presses it has', async () => {
  const asked: (readonly string[])[] = []
  const presses = Array.from({ length: 80 }, (_, index) => raisingOf(`e${index}`, now + index, [told]))
  const plan = await planTogether(
    { guard: emptyGuard, alerts: new Map() },
    presses,
    {
      people: async (uids) => {
        asked.push(uids)
        return people
      },
      standIns: async () => new Map(),
      quiet: async () => ({ allowed: null, working: new Set<string>() }),
    },
    now,
  )
  expect(plan?.alerts).toMatchObject([{ change: null, alert: { occurrences: 80, waves: 1 } }])
  expect(asked).toHaveLength(1)
})
