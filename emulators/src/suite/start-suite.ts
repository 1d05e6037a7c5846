import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { localFolder, rootFolder } from '../../bin/lib/folders.mjs'
import { startEvents } from '../events/start-events.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'
import { readSchedules } from '../schedules/read-schedules.ts'
import { startSchedules } from '../schedules/start-schedules.ts'
import { clientEnvironment, host, projectId } from './addresses.ts'
import { assertPortsFree } from './busy-ports.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { localFirebaseConfig } from './firebase-config.ts'
import { dotenv, functionParameters, functionSecrets } from './function-settings.ts'
import { hideAccounts } from './hide-accounts.ts'
import { type Ports, portsAt } from './ports.ts'
import { makeRunFolder, type RunFolder } from './run-folder.ts'
import { tellReady } from './running-suite.ts'
import type { ReadyRuntimes } from './runtimes.ts'
import { type EmulatorName, startEmulators } from './start-emulators.ts'
import { useYoungConnections } from './young-connections.ts'

export interface SuiteOptions {
  /** Added to every default port. */
  offset: number
  runtimes: ReadyRuntimes
  only: readonly EmulatorName[]
  /** The folder of the functions, below the root; the local build where it is left out. */
  functions?: string
  /** Where the data is loaded from and saved to; undefined starts empty and keeps nothing. */
  dataFolder: string | undefined
  /** Google's Firestore is to compile itself as a server does, which costs half a core for its first minute or so. */
  underLoad?: boolean
  /** Every home is supervised every five minutes, as in the cloud: a test suite has hundreds, and has that done when it wants. */
  supervised?: boolean
  /** Asks to give up before all is ready. */
  signal: AbortSignal
}

export interface Suite {
  ports: Ports
  /** By which clients find this suite. */
  environment: Record<string, string>
  log: string
  /** Settles when the suite has ended, asked or not. */
  ended: Promise<void>
  /** From now on stopping saves the data; before this, that would replace good data by that of a half-made start. */
  saveFromNowOn(): void
  /** Stops everything in order. Throws UserError when the data that was to be saved could not be. */
  stop(): Promise<void>
  /** Ends everything at once, saving nothing. */
  kill(): void
}

/**
 * Starts the local suite at a port offset and resolves when all of it answers.
 * @throws UserError when a port is busy or a part does not start
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  options.signal.throwIfAborted()
  useYoungConnections()
  const ports = portsAt(options.offset)
  await assertPortsFree(ports)
  const run = makeRunFolder(options.offset)
  const parts: (() => Promise<void>)[] = []
  const stop = async () => {
    const failures: unknown[] = []
    // One that fails is told, and must not leave the others running.
    for (const stopPart of parts.splice(0).reverse()) await stopPart().catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
  const removeTemporary = () => {
    rmSync(run.temporary, { recursive: true, force: true })
    rmSync(run.ready, { force: true })
  }
  parts.push(async () => removeTemporary())
  try {
    const sandbox = await startSandbox({
      host,
      port: ports.sandbox,
      sendgridEventsTo: `http://${host}:${ports.hosting}/status/sendgrid`,
      answersTo: `http://${host}:${ports.hosting}/status/twilio/answer`,
    })
    parts.push(sandbox.close)
    const emulators = await startEmulators({
      ...options,
      run,
      config: writeConfig(options, ports, run),
      environment: emulatorEnvironment(process.env, run, options.runtimes, ports, options.underLoad === true),
    })
    parts.push(emulators.stop)
    if (options.only.includes('auth')) await hideAccounts(ports)
    if (options.only.includes('functions')) {
      parts.push(await startEvents(ports, options.only.includes('pubsub') ? run.deadLetters : undefined))
      parts.push(await startLocalSchedules(ports, options.supervised === true))
    }
    const kill = () => {
      emulators.kill()
      removeTemporary()
    }
    const { ended, saveFromNowOn } = emulators
    const firestore = options.runtimes.firestore.name
    tellReady(run, firestore)
    return {
      ports,
      environment: clientEnvironment(ports, firestore),
      log: run.log,
      ended,
      saveFromNowOn,
      stop,
      kill,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Nothing in firebase-tools fires schedules. */
async function startLocalSchedules(ports: Ports, supervised: boolean): Promise<() => Promise<void>> {
  const functionsUrl = `http://${host}:${ports.functions}`
  const schedules = startSchedules({
    functionsUrl,
    projectId,
    schedules: (await readSchedules(functionsUrl)).filter(({ name }) => supervised || name !== 'watchHomes'),
    onFired({ name, dueAt, outcome }) {
      if (outcome !== 'ran') console.warn(`Schedule ${name}, due at ${dueAt.toISOString()}: ${outcome}.`)
    },
  })
  return schedules.stop
}

/** Writes the suite's own firebase.json, which must be in the root, and the functions' settings. */
function writeConfig({ offset, functions }: SuiteOptions, ports: Ports, run: RunFolder): string {
  const parameters = join(run.path, 'parameters')
  mkdirSync(parameters)
  writeFileSync(join(parameters, '.env'), dotenv(functionParameters(ports)))
  writeSecrets(run)
  const source = readFileSync(join(rootFolder, 'firebase.json'), 'utf8')
  const config = join(rootFolder, `firebase.offset-${offset}.local.json`)
  const local = localFirebaseConfig(source, ports, relative(rootFolder, parameters), functions)
  writeFileSync(config, `${JSON.stringify(local, undefined, 2)}\n`)
  return config
}

/** firebase-tools reads secrets beside the functions only: a file that all suites share, so never half written. */
function writeSecrets(run: RunFolder): void {
  const draft = join(run.path, 'secrets')
  writeFileSync(draft, dotenv(functionSecrets))
  mkdirSync(join(localFolder, 'functions'), { recursive: true })
  renameSync(draft, join(localFolder, 'functions', '.secret.local'))
}
