import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { abortWhenAsked } from './stop-signals.ts'

/** What a command started: how it is stopped, and when it has ended by itself. */
export interface Running {
  ended: Promise<void>
  stop(): Promise<void>
  kill(): void
}

/**
 * Starts something and keeps it running until it is told to stop or ends by itself, then ends this process with the
 * right exit code.
 * @param start resolves once what it started is ready; its signal asks it to give up and clean up before that
 */
export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  let running: Running | undefined
  const signal = abortWhenAsked(() => {
    running?.kill()
    process.exit(1)
  })
  // Whatever goes wrong outside the calls below, nothing is left running.
  process.once('uncaughtException', async (error) => {
    reportFailure(error)
    await running?.stop()
    process.exit(1)
  })
  const asked = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  try {
    running = await start(signal)
    const endedBy = await Promise.race([asked.then(() => 'us'), running.ended.then(() => 'itself')])
    await running.stop()
    if (endedBy === 'itself') throw new UserError('The suite ended unexpectedly; its log says why.')
    console.log('Stopped.')
    process.exit(0)
  } catch (error) {
    // Asked to stop before it was ready: whatever that interrupted is no news. A save that failed is.
    if (running !== undefined || !signal.aborted) reportFailure(error)
    process.exit(1)
  }
}
