import { readFile } from 'node:fs/promises'
import { type FrameworkProcess, startUnderFramework } from '../support/framework-process.ts'
import { builtFunctions } from '../support/function-process.ts'

/** One instance of a function, as Cloud Run runs it, and what it takes. */
export interface MeasuredProcess extends FrameworkProcess {
  /** The most memory it held so far, in MB; null where the system does not say. */
  peakMemoryMB(): Promise<number | null>
  /** The processor time it took so far, in milliseconds; null where the system does not say. */
  cpuMs(): Promise<number | null>
}

/** Runs a function of the suite's bundle, with `environment` on top of ours; resolves when it takes calls. */
export async function startMeasured(
  name: string,
  kind: 'cloudevent' | 'http',
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredProcess> {
  const started = await startUnderFramework(builtFunctions, { name, kind }, () => ({
    ...process.env,
    ...environment,
    NODE_ENV: 'production',
  }))
  return {
    ...started,
    peakMemoryMB: () => peakMemoryMB(started),
    cpuMs: () => cpuMs(started),
  }
}

async function peakMemoryMB({ pid }: FrameworkProcess): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1_000) : null
}

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10

async function cpuMs({ pid }: FrameworkProcess): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which stands in brackets and may hold spaces, utime and stime are the 12th and 13th: proc_pid_stat(5).
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return utime && stime ? (Number(utime) + Number(stime)) * tickMs : null
}
