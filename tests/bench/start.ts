import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What starting again on a machine already set up costs. */
export interface StartResult {
  secondsToReady: number
  secondsToStop: number
}

/**
 * Times `npm start` to its line "Ready" and Ctrl-C to its end, on the usual ports, with the data of the last start.
 * @throws Error when it ends without being ready
 */
export async function benchStart(): Promise<StartResult> {
  const begin = performance.now()
  // What `npm start` runs: npm itself would keep the signal below to itself.
  const child = spawn('node', ['emulators/bin/start.mjs', '--no-simulator'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([
    ended.then(() => false),
    (async () => {
      for await (const line of createInterface({ input: child.stdout }))
        if (line.startsWith('Ready:')) return true
      return false
    })(),
  ])
  if (!ready) throw new Error('npm start ended before it was ready')
  const readyAt = performance.now()
  child.kill('SIGINT')
  await ended
  return { secondsToReady: seconds(readyAt - begin), secondsToStop: seconds(performance.now() - readyAt) }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10
