import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { type FrameworkProcess, startUnderFramework } from './framework-process.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The part of firebase-tools that packs a functions folder for its upload. */
interface Packer {
  prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: { ignore?: string[] },
    additionalSources: string[],
    runtimeConfig: undefined,
    options: { exportType: 'tar.gz' },
  ): Promise<{ pathToSource: string }>
}

const configSchema = z.object({ functions: z.object({ ignore: z.array(z.string()) }) })

/** What a developer's functions folder may hold besides what git knows, none of it for the cloud. */
const leftovers = {
  '.secret.local': 'SENDGRID_API_KEY=SG.sandbox\n',
  '.env.my-project': 'PUBLIC_URL=https://vigie.example\n',
  'firebase-debug.log': 'said before\n',
}

/**
 * Packs the functions as `firebase deploy` does and unpacks them in a folder of their own, far from the root's
 * node_modules. Returns that folder.
 */
export async function packFunctions(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-deploy-'))
  const source = join(folder, 'source')
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  await cp(`${root}functions`, source, { recursive: true, filter: (path) => !path.includes('node_modules') })
  await run(process.execPath, [`${root}functions/build.mjs`, source])
  for (const [name, text] of Object.entries(leftovers)) await writeFile(join(source, name), text)

  const packer: Packer = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/prepareFunctionsUpload',
  )
  const { functions } = configSchema.parse(JSON.parse(await readFile(`${root}firebase.json`, 'utf8')))
  const { pathToSource } = await packer.prepareFunctionsUpload(folder, source, functions, [], undefined, {
    exportType: 'tar.gz',
  })
  await run('tar', ['-xzf', pathToSource, '-C', unpacked])
  return unpacked
}

/** Installs what the folder's own lock file names, without what only the build needs, as Google's builder does. */
export async function installAlone(folder: string): Promise<void> {
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
}

/** A function as the cloud would start it. */
export interface Deployed {
  name: string
  /** blocking: Auth waits for its answer. */
  kind: 'http' | 'cloudevent' | 'schedule' | 'blocking' | 'task'
  /** How many instances of it there are at most; null: as many as are asked for. */
  maxInstances: number | null
}

const listing = `
const functions = await import(process.argv[1])
const kinds = {
  eventTrigger: 'cloudevent', scheduleTrigger: 'schedule', httpsTrigger: 'http', blockingTrigger: 'blocking', taskQueueTrigger: 'task',
}
const kindOf = (endpoint) => Object.entries(kinds).find(([trigger]) => trigger in endpoint)[1]
const found = Object.entries(functions).map(([name, { __endpoint }]) => ({
  name, kind: kindOf(__endpoint), maxInstances: __endpoint.maxInstances ?? null,
}))
process.stdout.write(JSON.stringify(found))`

/** What the cloud gives a function: no emulator, no sandbox, no credentials here. */
const production = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  GCLOUD_PROJECT: 'vigie-production',
  GOOGLE_CLOUD_PROJECT: 'vigie-production',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'vigie-production' }),
  PUBLIC_URL: 'https://vigie.example',
  EMAIL_FROM: 'alertes@vigie.example',
  SMS_FROM: '+15145550100',
  SENDGRID_API_KEY: 'SG.production',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000002',
  TWILIO_AUTH_TOKEN: 'production',
  // This machine is not Google's: nobody to ask for credentials.
  METADATA_SERVER_DETECTION: 'none',
}

/** What listing the functions has compiled, each that is started afterwards finds: half of what it costs to start one. */
const compiledIn = (folder: string) => ({ NODE_COMPILE_CACHE: join(folder, '..', 'compiled') })

/** The functions that the packed folder holds. */
export async function functionsIn(folder: string): Promise<Deployed[]> {
  const args = ['--input-type=module', '-e', listing, join(folder, 'lib/index.js')]
  const { stdout } = await run(process.execPath, args, { env: { ...production, ...compiledIn(folder) } })
  return z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['http', 'cloudevent', 'schedule', 'blocking', 'task']),
        maxInstances: z.number().nullable(),
      }),
    )
    .parse(JSON.parse(stdout))
}

/** Starts one of them, `environment` on top of what the cloud gives it; resolves when it takes calls. */
export function startDeployed(
  folder: string,
  { name, kind }: Pick<Deployed, 'name' | 'kind'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<FrameworkProcess> {
  // Cloud Scheduler, Cloud Tasks and Auth call by HTTP.
  const target = { name, kind: kind === 'cloudevent' ? kind : 'http' } as const
  const settings = { ...production, ...compiledIn(folder), ...environment, K_SERVICE: name }
  return startUnderFramework(folder, target, () => settings)
}
