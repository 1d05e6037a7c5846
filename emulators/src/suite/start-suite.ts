import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { clientEnvironment } from './addresses.ts'
import { assertPortsFree } from './busy-ports.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { localFirebaseConfig } from './firebase-config.ts'
import { dotenv, functionParameters, functionSecrets } from './function-settings.ts'
import { type Ports, portsAt } from './ports.ts'
import { makeRunFolder, type RunFolder } from './run-folder.ts'
import type { ReadyRuntimes } from './runtimes.ts'
import { type EmulatorName, startEmulators } from './start-emulators.ts'

export type SuiteOptions = {
  /** Added to every default port. */
  offset: number
  runtimes: ReadyRuntimes
  only: readonly EmulatorName[]
  /** Where the data is loaded from and saved to; undefined starts empty and keeps nothing. */
  dataFolder: string | undefined
  /** Asks to give up before all is ready. */
  signal: AbortSignal
}

export type Suite = {
  ports: Ports
  /** By which clients find this suite. */
  environment: Record<string, string>
  log: string
  /** Settles when the suite has ended, asked or not. */
  ended: Promise<void>
  /** Stops everything in order and saves the data. */
  stop(): Promise<void>
  /** Ends everything at once, saving nothing. */
  kill(): void
}

/**
 * Starts the local suite at a port offset and resolves when all of it answers.
 * @throws UserError when a port is busy or a part does not start
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { offset, runtimes, only, dataFolder, signal } = options
  const ports = portsAt(offset)
  await assertPortsFree(ports)
  const run = makeRunFolder(offset)
  const emulators = await startEmulators({
    run,
    config: writeConfig(offset, ports, run),
    environment: emulatorEnvironment(process.env, run, runtimes),
    only,
    dataFolder,
    signal,
  })
  const removeTemporary = () => rmSync(run.temporary, { recursive: true, force: true })
  return {
    ports,
    environment: clientEnvironment(ports),
    log: run.log,
    ended: emulators.ended,
    async stop() {
      await emulators.stop()
      removeTemporary()
    },
    kill() {
      emulators.kill()
      removeTemporary()
    },
  }
}

/** Writes the suite's own firebase.json, which must be in the root, and the functions' settings. */
function writeConfig(offset: number, ports: Ports, run: RunFolder): string {
  const parameters = join(run.path, 'parameters')
  mkdirSync(parameters)
  writeFileSync(join(parameters, '.env'), dotenv(functionParameters(ports)))
  // firebase-tools reads secrets beside the functions only; they are the same for every suite.
  writeFileSync(join(rootFolder, 'functions', '.secret.local'), dotenv(functionSecrets))
  const source = readFileSync(join(rootFolder, 'firebase.json'), 'utf8')
  const config = join(rootFolder, `firebase.offset-${offset}.local.json`)
  const local = localFirebaseConfig(source, ports, relative(rootFolder, parameters))
  writeFileSync(config, `${JSON.stringify(local, undefined, 2)}\n`)
  return config
}
