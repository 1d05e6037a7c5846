import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.ts'
import { listening } from '../support/listening.ts'

/** One instance of a function, as Cloud Run runs it. */
export interface FunctionProcess {
  port: number
  /** The most memory it held so far, in MB; null where the system does not say. */
  peakMemoryMB(): Promise<number | null>
  /** The processor time it took so far, in milliseconds; null where the system does not say. */
  cpuMs(): Promise<number | null>
  stop(): Promise<void>
}

const functionsFolder = fileURLToPath(new URL('../../local/functions', import.meta.url))

/**
 * Runs a function of the built bundle under Google's functions-framework, on a free port, with `environment` on top of
 * ours. Resolves when it listens; rejects when it ends before that.
 */
export async function startFunction(
  target: string,
  signature: 'cloudevent' | 'http',
  environment: Record<string, string>,
): Promise<FunctionProcess> {
  const framework = dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(framework, 'main.js'), `--source=${functionsFolder}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: signature,
      PORT: String(port),
      NODE_ENV: 'production',
    },
  })
  await Promise.race([listening(port), once(child, 'exit').then(() => failedToStart(target))])
  return {
    port,
    peakMemoryMB: () => peakMemoryMB(child),
    cpuMs: () => cpuMs(child),
    stop: () => stop(child),
  }
}

function failedToStart(target: string): never {
  throw new Error(`functions-framework ended before ${target} listened`)
}

async function peakMemoryMB(child: ChildProcess): Promise<number | null> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1_000) : null
}

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10

async function cpuMs(child: ChildProcess): Promise<number | null> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
  // After the name, which stands in brackets and may hold spaces, utime and stime are the 12th and 13th: proc_pid_stat(5).
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return utime && stime ? (Number(utime) + Number(stime)) * tickMs : null
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
