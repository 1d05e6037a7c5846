import { readOptions, runtimeFlags, runtimeSchema } from '@vigie/emulators/launcher/options'
import { z } from 'zod'
import { benchBundle } from './bundle.ts'
import { benchLatency } from './latency.ts'
import { machine } from './machine.ts'
import { benchStart } from './start.ts'
import { withFirestore, withSuite } from './with-suite.ts'

const measures = [
  'latency',
  'wave',
  'care',
  'people',
  'ingest',
  'rules',
  'spread',
  'hot',
  'bundle',
  'start',
  'soak',
  'trends',
] as const
/** Half an hour is not for everybody who asks for all. */
const unasked = measures.filter((measure) => measure !== 'soak')
const flags = { ...runtimeFlags, only: { type: 'string' }, seconds: { type: 'string' } } as const
const schema = runtimeSchema.extend({
  only: z
    .string()
    .default(unasked.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(measures))),
  seconds: z.coerce.number().int().min(5).max(3_600).optional(),
})

// Standard output is for the result alone; what the parts say on their way goes to standard error.
console.log = console.error

/** `npm run bench`: measures speed and memory, and prints one JSON object. */
const { only, seconds: asked, ...runtimes } = readOptions(process.argv.slice(2), flags, schema)
const seconds = asked ?? 60
const run = {
  latency: () => withSuite(runtimes, () => benchLatency(seconds)),
  wave: () => withSuite(runtimes, benchWaveThere),
  care: () => withSuite(runtimes, benchCareThere),
  people: () => withSuite(runtimes, benchPeopleThere),
  ingest: () => withFirestore(runtimes, benchIngestThere),
  rules: async () => ({
    ...(await withFirestore(runtimes, benchRulesThere)),
    escalation: await withSuite(runtimes, benchTimersThere),
  }),
  spread: () => withFirestore(runtimes, benchSpreadThere),
  hot: () => withFirestore(runtimes, benchHotThere),
  bundle: benchBundle,
  start: benchStart,
  soak: () => withSuite(runtimes, benchSoakThere),
  trends: () => withSuite(runtimes, benchTrendsThere),
}

// Their Firestore client looks for the emulator when it is loaded.
async function benchWaveThere() {
  const { benchWave } = await import('./wave.ts')
  return benchWave()
}

async function benchCareThere() {
  const { benchCare } = await import('./care/care.ts')
  return benchCare()
}

async function benchPeopleThere() {
  const { benchPeople } = await import('./people.ts')
  return benchPeople()
}

async function benchIngestThere() {
  const { benchIngest } = await import('./ingest.ts')
  return benchIngest({ seconds })
}

async function benchRulesThere() {
  const { benchRules } = await import('./rules.ts')
  const { benchBackTest } = await import('./back-test.ts')
  return { ...(await benchRules({ seconds })), backTest: await benchBackTest() }
}

async function benchTimersThere() {
  const { benchTimers } = await import('./timers.ts')
  return benchTimers()
}

async function benchSpreadThere() {
  const { benchSpread } = await import('./spread.ts')
  return benchSpread({ seconds })
}

async function benchHotThere() {
  const { benchHot } = await import('./hot-device.ts')
  return benchHot({ seconds })
}

async function benchSoakThere() {
  const { benchSoak } = await import('./soak.ts')
  return benchSoak(asked ?? 1_800)
}

async function benchTrendsThere() {
  const { benchTrends } = await import('./trends/trends.ts')
  return benchTrends()
}

const result: Record<string, unknown> = { machine: machine() }
for (const measure of only) result[measure] = await run[measure]()
process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
