import { z } from 'zod'
import { withProgress } from '../../bin/lib/progress.mjs'
import { prepareRuntimes } from '../suite/prepare-runtimes.ts'
import { emulatorNames } from '../suite/start-emulators.ts'
import { startSuite } from '../suite/start-suite.ts'
import { ensureBuilt } from './builds.ts'
import { offsetSchema, readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { suiteOffset } from './test-stages.ts'

const flags = {
  ...runtimeFlags,
  offset: { type: 'string' },
  only: { type: 'string' },
  data: { type: 'string' },
} as const

const schema = runtimeSchema.extend({
  offset: offsetSchema.default(suiteOffset),
  only: z
    .string()
    .default(emulatorNames.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(emulatorNames))),
  data: z.string().optional(),
})

/** `npm run suite`: a bare suite at any port offset, for trying one part of the project. */
await runUntilStopped(async (signal) => {
  const { offset, only, data, ...wanted } = readOptions(process.argv.slice(2), flags, schema)
  const runtimes = await prepareRuntimes(wanted)
  console.log(`Firestore: ${runtimes.firestore.name}, Pub/Sub: ${runtimes.pubsub.name}`)
  await ensureBuilt()
  signal.throwIfAborted()
  const suite = await withProgress('Starting the suite', () =>
    startSuite({ offset, runtimes, only, dataFolder: data, signal }),
  )
  suite.saveFromNowOn()
  for (const [name, value] of Object.entries(suite.environment)) console.log(`export ${name}=${value}`)
  console.log(`Log: ${suite.log}\nReady: ${suite.environment.VIGIE_HOSTING_URL}`)
  return suite
})
