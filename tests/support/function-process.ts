import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sandboxCredentials } from '@vigie/emulators/sandbox/credentials'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const framework = `${root}node_modules/@google-cloud/functions-framework/build/src/main.js`

/** A function of the built bundle in a process of its own, as Cloud Run runs it. */
export interface FunctionProcess {
  url: string
  /** Ends it as a machine that loses power does. */
  kill(): Promise<void>
}

export interface FunctionOptions {
  name: string
  kind: 'cloudevent' | 'http'
  /** A Firestore project that no other function of the suite looks at. */
  project: string
  /** Where providers are told to report; where it is left out, this process is meant. */
  publicUrl?: string
}

/** Starts a function and resolves when it takes calls. */
export async function startFunction({
  name,
  kind,
  project,
  publicUrl,
}: FunctionOptions): Promise<FunctionProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    [
      framework,
      `--source=${root}local/functions`,
      `--target=${name}`,
      `--signature-type=${kind}`,
      `--port=${port}`,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...functionSecrets,
        // As the cloud sets it, which the options on the command line do not.
        FUNCTION_TARGET: name,
        NODE_ENV: 'development',
        // The provider sandbox counts only where this is set.
        FUNCTIONS_EMULATOR: 'true',
        GCLOUD_PROJECT: project,
        GOOGLE_CLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
        EMAIL_FROM: 'alertes@vigie.example',
        SMS_FROM: '+15145550100',
        SENDGRID_EVENTS_KEY: sandboxCredentials.sendgridEventsKey,
        PROVIDER_BASE_URL: process.env.VIGIE_SANDBOX_URL,
        PUBLIC_URL: publicUrl ?? url,
      },
    },
  )
  await serving(child, name)
  return { url, kill: () => kill(child) }
}

/** Google's framework says so once it listens. */
async function serving(child: ChildProcess, name: string): Promise<void> {
  if (child.stdout === null) throw new Error('no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('Serving function')) continue
    child.stdout.resume()
    return
  }
  throw new Error(`${name} ended before it took calls`)
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
