import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'

/** What a command started: how it is stopped, and when it has ended by itself. */
export type Running = { ended: Promise<void>; stop(): Promise<void>; kill(): void }

/** A terminal's Ctrl-C reaches us directly and again through npm, some milliseconds later. */
const sameSignal = 500

/**
 * Starts something and keeps it running until it is told to stop: by Ctrl-C, by a signal, by the death of our parent,
 * or because it ended by itself. A second Ctrl-C ends it at once. Ends the process with the right exit code.
 * @param start resolves once what it started is ready; its signal asks it to give up and clean up before that
 */
export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const stopping = new AbortController()
  const asked = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  let running: Running | undefined
  let firstAt: number | undefined
  const onSignal = () => {
    const now = Date.now()
    if (firstAt === undefined) {
      firstAt = now
      console.log('\nStopping (Ctrl-C again ends at once, without saving) …')
      stopping.abort()
    } else if (now - firstAt > sameSignal) {
      running?.kill()
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  onParentDeath(() => stopping.abort())
  try {
    running = await start(stopping.signal)
    const endedBy = await Promise.race([asked.then(() => 'us'), running.ended.then(() => 'itself')])
    await running.stop()
    if (endedBy === 'itself') throw new UserError('The suite ended unexpectedly.')
    console.log('Stopped.')
    process.exit(0)
  } catch (error) {
    if (!stopping.signal.aborted) reportFailure(error)
    process.exit(1)
  }
}

/** A process whose parent dies is given another one. */
function onParentDeath(action: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) action()
  }, 1000).unref()
}
