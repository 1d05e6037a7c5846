import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { takeClock } from './clock.ts'
import { wired } from './wired.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/data/task-queue.ts', () => ({
  enqueueTimers: async (timers: Parameters<typeof wired.enqueue>[0]) => wired.enqueue(timers),
}))
vi.mock('../../functions/src/delivery/senders.ts', () => ({
  loadSenders: async () => undefined,
  senderOf:
    async (channel: Parameters<typeof wired.send>[0]) => (message: Parameters<typeof wired.send>[1]) =>
      wired.send(channel, message),
}))
// One after the other, so that the same days are told alike each time.
vi.mock('../../domain/src/deliveries/alias.ts', async (original) => ({
  ...(await original<object>()),
  newAlias: () => wired.newAlias(),
}))
vi.mock('../../functions/src/data/dead-letters.ts', () => ({ publishDeadLetter: async () => undefined }))
vi.mock('firebase-functions/logger', () =>
  Object.fromEntries(
    ['error', 'warn', 'info', 'log', 'debug', 'write'].map((name) => [name, () => undefined]),
  ),
)

/** In the night that follows, clocks go forward, and back. */
const starts = ['2026-03-07T17:00:00Z', '2026-10-31T16:00:00Z'].map(Date.parse)
/** The same three days each time, unless told otherwise: SIMULATED_SEED=any draws others. */
const given = process.env.SIMULATED_SEED ?? '20261126'
/** Three days in all, half of them about each change of clocks; SIMULATED_HOURS=72 lives three days of each. */
const hours = Number(process.env.SIMULATED_HOURS ?? 36)
const seed = given === 'any' ? {} : { seed: Number(given) }

/** What remembers by the clock keeps the one that it finds as it is loaded. */
const clock = takeClock()
beforeAll(() => {
  process.env.PUBLIC_URL = 'https://vigie.example'
})
afterAll(() => clock.giveBack())

it('three days of a home of forty raise the alerts that its log asks for, each once, told until somebody answers', async () => {
  const { simulate } = await import('./simulate.ts')
  const { verdictOf } = await import('./verdict.ts')
  const { untoldOf } = await import('./untold.ts')
  const { untoldSilencesOf } = await import('./untold-silences.ts')
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (drawn) => {
      for (const begin of starts) {
        const story = await simulate(clock, begin, drawn, hours * 3_600_000)
        const { wrong, firings, doubtful } = verdictOf(story)
        const silences = untoldSilencesOf(story)
        expect([...wrong, ...untoldOf(story), ...silences.wrong]).toEqual([])
        // Of what it cannot tell it proves nothing.
        expect(firings).toBeGreaterThan(3 * hours)
        expect(doubtful).toBeLessThan(firings / 10)
        expect(silences.told).toBeGreaterThan(hours)
      }
    }),
    { ...seed, numRuns: Number(process.env.SIMULATED_RUNS ?? 1), endOnFailure: true },
  )
}, 900_000)
