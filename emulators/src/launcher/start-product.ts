import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { assertPortsFree } from '../suite/busy-ports.ts'
import { portsAt } from '../suite/ports.ts'
import { prepareRuntimes } from '../suite/prepare-runtimes.ts'
import type { WantedRuntimes } from '../suite/runtimes.ts'
import { emulatorNames } from '../suite/start-emulators.ts'
import { type Suite, startSuite } from '../suite/start-suite.ts'
import { warmUp } from '../suite/warm-up.ts'
import { ensureBuilt } from './builds.ts'
import { describeRuntimes } from './describe-runtimes.ts'
import { liveTheDay } from './live-the-day.ts'
import { loadDemoResidence } from './load-demo-residence.ts'
import type { Running } from './run-until-stopped.ts'
import { suspectingData } from './suspecting-data.ts'

export type ProductOptions = WantedRuntimes & {
  offset: number
  /** Begins with a fresh demo residence instead of the kept data. */
  fresh: boolean
  /** Lets the residents live their day. */
  simulator: boolean
}

/**
 * Starts the whole product on this machine, from nothing to ready, with the data kept for this port offset.
 * @throws UserError when a port is busy or a part does not start
 */
export async function startProduct(
  { offset, fresh, simulator, ...wanted }: ProductOptions,
  signal: AbortSignal,
): Promise<Running> {
  const ports = portsAt(offset)
  await assertPortsFree(ports)
  const runtimes = await prepareRuntimes(wanted)
  console.log(describeRuntimes(runtimes))
  await ensureBuilt()
  signal.throwIfAborted()
  const dataFolder = dataFolderAt(offset)
  if (fresh) rmSync(dataFolder, { recursive: true, force: true })
  // firebase-tools writes it with every export.
  const isNew = !existsSync(join(dataFolder, 'firebase-export-metadata.json'))
  const suite = await withProgress('Starting the suite', () =>
    startSuite({ offset, runtimes, only: emulatorNames, dataFolder, supervised: true, signal }),
  ).catch((error) => {
    throw isNew ? error : suspectingData(error)
  })
  return orStop(suite, async () => {
    Object.assign(process.env, suite.environment)
    if (isNew) await withProgress('Loading the demo residence', () => loadDemoResidence())
    await withProgress('Warming up the functions', () => warmUp(ports))
    const residence = simulator ? await liveTheDay() : undefined
    suite.saveFromNowOn()
    return {
      ended: suite.ended,
      kill: suite.kill,
      async stop() {
        await residence?.stop()
        await suite.stop()
      },
    }
  })
}

/** Two work trees, or two offsets, never share data. */
function dataFolderAt(offset: number): string {
  return join(rootFolder, offset === 0 ? '.data' : `.data-${offset}`)
}

async function orStop<T>(suite: Suite, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await suite.stop()
    throw error
  }
}
