import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { projectId } from './addresses.ts'
import { assertSaved } from './assert-saved.ts'
import { cappedLog } from './capped-log.ts'
import { failureSentence } from './emulator-failure.ts'
import type { RunFolder } from './run-folder.ts'
import { guardProcesses, isRunning, killProcesses } from './suite-processes.ts'

/** The parts that firebase-tools orchestrates. */
export const emulatorNames = ['auth', 'firestore', 'functions', 'hosting', 'pubsub', 'storage'] as const
export type EmulatorName = (typeof emulatorNames)[number]

export interface EmulatorOptions {
  run: RunFolder
  /** The firebase.json of this suite; its folder is the root. */
  config: string
  environment: NodeJS.ProcessEnv
  only: readonly EmulatorName[]
  /** Loaded at the start when it exists, saved to at the stop; undefined keeps nothing. */
  dataFolder: string | undefined
  /** Asks to give up before all is ready. */
  signal: AbortSignal
}

export interface Emulators {
  /** Settles when firebase-tools has ended, asked or not. */
  ended: Promise<void>
  /** From now on stopping saves the data; before this, that would replace good data by that of a half-made start. */
  saveFromNowOn(): void
  /** Ends them in order; resolves when every process is gone. Throws UserError when the data could not be saved. */
  stop(): Promise<void>
  /** Ends them at once, saving nothing. */
  kill(): void
}

const firebaseProgram = join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js')
const logLimit = 20e6
const stopLimit = 60_000

/**
 * Starts firebase-tools and resolves once all its emulators are ready.
 * @throws UserError that says why they did not become ready and where the log is
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { run } = options
  const program = [...preload(options), firebaseProgram, ...firebaseArguments(options)]
  const child = spawn(process.execPath, program, {
    cwd: run.path,
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: a Ctrl-C in the terminal reaches the launcher alone, which then stops things in order.
    detached: true,
  })
  const guard = guardProcesses(child, run.processes)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = () => {
    killProcesses(child, run.processes)
    guard.stopped()
  }
  let saves = false
  const stop = async () => {
    if (!saves) kill()
    else if (isRunning(child)) child.kill('SIGINT')
    const timer = setTimeout(kill, stopLimit)
    await ended
    clearTimeout(timer)
    // What it left behind, should it have ended any other way than it ought to.
    kill()
    if (saves && options.dataFolder !== undefined) assertSaved(run.log)
  }
  const output: string[] = []
  const outcome = await followUntilReady(child, run.log, output, options.signal)
  if (outcome !== 'ready') {
    await stop()
    options.signal.throwIfAborted()
    throw new UserError(failureSentence(output, run.log))
  }
  const saveFromNowOn = () => {
    saves = true
    guard.saves()
  }
  return { ended, saveFromNowOn, stop, kill }
}

/** Options of Node that load what we change in firebase-tools. */
function preload({ only }: EmulatorOptions): string[] {
  return only.includes('functions')
    ? ['--import', join(import.meta.dirname, '../firebase-tools/preload.ts')]
    : []
}

function firebaseArguments({ config, only, dataFolder }: EmulatorOptions): string[] {
  const data = dataFolder === undefined ? [] : ['--import', dataFolder, '--export-on-exit', dataFolder]
  return ['emulators:start', '--project', projectId, '--config', config, '--only', only.join(','), ...data]
}

/**
 * Writes what firebase-tools says to the log for as long as it runs, and to `output` until it is ready. Resolves when
 * it is ready or has failed, or on `signal`.
 */
function followUntilReady(
  child: ChildProcess,
  logFile: string,
  output: string[],
  signal: AbortSignal,
): Promise<'ready' | 'failed'> {
  const log = cappedLog(logFile, logLimit)
  let isReady = false
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      log.write(line)
      if (isReady) return
      output.push(line)
      isReady = line.includes('All emulators ready')
      if (isReady) resolve('ready')
      // firebase-tools would go on without them.
      if (line.includes('Failed to load function definition')) resolve('failed')
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', read)
    }
    signal.addEventListener('abort', () => resolve('failed'))
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      log.write(`firebase-tools ended: ${killedBy ?? code}`)
      log.close()
      resolve('failed')
    })
  })
}
