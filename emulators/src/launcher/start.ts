import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { assertPortsFree } from '../suite/busy-ports.ts'
import { portsAt } from '../suite/ports.ts'
import { prepareRuntimes } from '../suite/prepare-runtimes.ts'
import { emulatorNames } from '../suite/start-emulators.ts'
import { startSuite } from '../suite/start-suite.ts'
import { warmUp } from '../suite/warm-up.ts'
import { ensureBuilt } from './builds.ts'
import { describeRuntimes } from './describe-runtimes.ts'
import { liveTheDay } from './live-the-day.ts'
import { loadDemoResidence } from './load-demo-residence.ts'
import { readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { readyMessage } from './ready-message.ts'
import { runUntilStopped } from './run-until-stopped.ts'

const flags = { ...runtimeFlags, fresh: { type: 'boolean' }, simulator: { type: 'boolean' } } as const
const schema = runtimeSchema.extend({
  fresh: z.boolean().default(false),
  simulator: z.boolean().default(true),
})

const dataFolder = join(rootFolder, '.data')
/** firebase-tools writes it with every export. */
const exportRecord = join(dataFolder, 'firebase-export-metadata.json')

/** `npm start`: the whole product on this machine, from nothing to a line that says Ready. */
await runUntilStopped(async (signal) => {
  const options = readOptions(process.argv.slice(2), flags, schema)
  const ports = portsAt(0)
  await assertPortsFree(ports)
  const runtimes = await prepareRuntimes(options)
  console.log(describeRuntimes(runtimes))
  await ensureBuilt()
  signal.throwIfAborted()
  if (options.fresh) rmSync(dataFolder, { recursive: true, force: true })
  const isNew = !existsSync(exportRecord)
  const suite = await withProgress('Starting the suite', () =>
    startSuite({ offset: 0, runtimes, only: emulatorNames, dataFolder, signal }),
  )
  try {
    Object.assign(process.env, suite.environment)
    if (isNew) await withProgress('Loading the demo residence', loadDemoResidence)
    await withProgress('Warming up the functions', () => warmUp(ports))
    const residence = options.simulator ? await liveTheDay() : undefined
    suite.saveFromNowOn()
    console.log(`\n${readyMessage(ports)}`)
    return {
      ended: suite.ended,
      kill: suite.kill,
      async stop() {
        await residence?.stop()
        await suite.stop()
      },
    }
  } catch (error) {
    await suite.stop()
    throw error
  }
})
