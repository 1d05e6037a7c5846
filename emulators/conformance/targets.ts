import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { findGooglePubsubEmulator } from '../src/pubsub/find-google-emulator.ts'

/** The embedded emulator as firebase-tools starts it. */
export const embeddedProgram = fileURLToPath(new URL('../bin/pubsub', import.meta.url))

/** An emulator under test: a program that takes --host and --port. */
export interface Target {
  name: 'embedded' | 'google'
  program: string
}

/** A target at work on a port of its own. */
export interface RunningTarget {
  port: number
  emulator: ChildProcess
}

/** The embedded emulator, and Google's own where this machine has it: the one that is right when they differ. */
export function findTargets(): Target[] {
  const google = findGooglePubsubEmulator()
  const targets: Target[] = [{ name: 'embedded', program: embeddedProgram }]
  if (google) targets.push({ name: 'google', program: google })
  return targets
}

/** Starts `program` on a free port; resolves when it says that it is ready. */
export async function startTarget(program: string, env = process.env): Promise<RunningTarget> {
  const port = await freePort()
  const emulator = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithThisProcess(emulator)
  await saysReady(emulator)
  return { port, emulator }
}

/** Ends the process for good; nothing happens when it has ended by itself. */
export async function stopTarget({ emulator }: RunningTarget): Promise<void> {
  if (emulator.exitCode !== null || emulator.signalCode !== null) return
  const exit = once(emulator, 'exit')
  emulator.kill('SIGKILL')
  await exit
}

/** Vitest ends a process of tests without a word when it hangs or is interrupted: then its pipe to this guard ends. */
function endWithThisProcess(emulator: ChildProcess): void {
  if (emulator.pid === undefined) return
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -KILL "$0"', `${emulator.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Its number may be another process's by then.
  emulator.once('exit', () => guard.kill('SIGKILL'))
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function saysReady(emulator: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  const hear = (text: Buffer) => {
    said += text
    if (said.includes('Server started')) resolve()
  }
  emulator.stdout?.on('data', hear)
  emulator.stderr?.on('data', hear)
  emulator.once('error', reject)
  emulator.once('exit', () => reject(new Error(`the emulator ended: ${said}`)))
  return promise
}
