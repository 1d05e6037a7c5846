import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { host } from '../suite/addresses.ts'
import { assertPortsFree } from '../suite/busy-ports.ts'
import { portsAt } from '../suite/ports.ts'
import { findRunningSuite } from '../suite/running-suite.ts'
import { offsetSchema, readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { type Running, runUntilStopped } from './run-until-stopped.ts'
import { startProduct } from './start-product.ts'

const flags = { ...runtimeFlags, offset: { type: 'string' } } as const
const schema = runtimeSchema.extend({ offset: offsetSchema.default(0) })

/** Vite's own default; the offset moves it as it moves the suite. */
const vitePort = 5173

/** `npm run dev`: the web app with hot reload, on the suite that runs at this offset or on one that it starts. */
await runUntilStopped(async (signal) => {
  const options = readOptions(process.argv.slice(2), flags, schema)
  const port = vitePort + options.offset
  await assertPortsFree({ hosting: port })
  const isRunning = (await findRunningSuite(options.offset)) !== undefined
  console.log(isRunning ? 'Using the suite that runs.' : 'No suite runs here: starting one.')
  const product = isRunning
    ? undefined
    : await startProduct({ ...options, fresh: false, simulator: true }, signal)
  return besides(product, startVite(port, portsAt(options.offset).hosting))
})

function startVite(port: number, hostingPort: number): Running {
  const program = join(rootFolder, 'node_modules/vite/bin/vite.js')
  const args = [program, '--host', host, '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, args, {
    cwd: join(rootFolder, 'web'),
    env: { ...process.env, VITE_EMULATORS: '1', VITE_HOSTING_PORT: String(hostingPort) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.once('error', (error) => reportFailure(new UserError(`Vite did not start: ${error.message}`)))
  const kill = () => void child.kill('SIGKILL')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { ended, stop, kill }
}

/** Vite, and the suite where this command started it, as one. */
function besides(product: Running | undefined, vite: Running): Running {
  if (product === undefined) return vite
  return {
    ended: Promise.race([product.ended, vite.ended]),
    kill() {
      vite.kill()
      product.kill()
    },
    async stop() {
      await vite.stop()
      await product.stop()
    },
  }
}
