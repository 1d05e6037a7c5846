import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ensureBuilt } from '@vigie/emulators/launcher/builds'
import { z } from 'zod'

/** How much is shipped. Kilobytes are 1,000 bytes. */
export interface BundleResult {
  functions: {
    /** All the files of the functions' bundle. */
    kB: number
    /** What every instance reads before its first event. */
    entryKB: number
    /** Median of several cold processes: importing the entry, without starting Node. */
    loadMs: number
  }
  /** JavaScript that a route loads before it can be used, gzip; what it loads later on demand is not in it. */
  webGzipKB: Record<string, number>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const functionsLib = join(root, 'local/functions/lib')
const webDist = join(root, 'local/web')

const start = ['index.html', 'src/lib/i18n/fr/outside.ts']
const shell = [...start, 'src/app/signed-in.tsx', 'src/lib/i18n/fr/inside.ts']
/** Where homes and people are managed. */
const managing = [...shell, 'src/lib/i18n/fr/managing.ts']
const page = (name: string) => `src/features/${name}-page.tsx`
/** The modules that each route begins with, by their names in Vite's manifest. */
const routes: Record<string, readonly string[]> = {
  '/login': [...start, page('account/sign-in/sign-in')],
  '/verify-email': [...start, page('account/verify-email/verify-email')],
  '/invitation': [...start, page('account/invitation/invitation')],
  '/profile': [...shell, page('account/profile/profile'), 'src/features/account/profile/phones-form.tsx'],
  '/settings': [...shell, page('account/settings/settings')],
  '/establishment': [...shell, page('care/establishments/establishments')],
  '/admin/establishments': [...managing, 'src/app/admin-area.tsx', page('care/establishments/administered')],
  '/admin/users': [...managing, 'src/app/admin-area.tsx', 'src/app/admin-users-page.tsx'],
  '/admin/user/{uid}': [
    ...managing,
    'src/app/admin-area.tsx',
    page('admin/people/user'),
    'src/features/admin/people/user-facts.tsx',
  ],
  '/new-establishment': [
    ...managing,
    page('care/establishments/create/create-establishment'),
    'src/features/care/establishments/create/create-form.tsx',
  ],
  '/establishment/{eid}': [...shell, page('care/residents/residents')],
  '/establishment/{eid}/today': [...shell, page('care/today/today')],
  '/establishment/{eid}/handover': [...shell, page('care/handover/handover')],
  '/establishment/{eid}/alerts': [...shell, page('care/alerts/alerts')],
  '/establishment/{eid}/informations': [
    ...managing,
    page('care/establishments/manage/manage'),
    'src/features/care/establishments/manage/informations/informations-tab.tsx',
    'src/features/care/establishments/manage/informations/change-informations.tsx',
  ],
  '/establishment/{eid}/users': [
    ...managing,
    page('care/establishments/manage/manage'),
    'src/features/care/establishments/manage/users/people-tab.tsx',
  ],
  '/establishment/{eid}/devices': [
    ...managing,
    page('care/establishments/manage/manage'),
    'src/features/care/devices/manage/devices-tab.tsx',
  ],
  '/establishment/{eid}/journal': [
    ...managing,
    page('care/establishments/manage/manage'),
    'src/features/care/establishments/manage/journal/journal-tab.tsx',
  ],
  '/establishment/{eid}/beneficiary/{bid}': [...shell, page('care/residents/resident')],
  '/establishment/{eid}/beneficiary/{bid}/details': [
    ...shell,
    page('care/residents/resident'),
    'src/features/care/residents/details-tab.tsx',
  ],
  '/establishment/{eid}/beneficiary/{bid}/devices': [
    ...shell,
    page('care/residents/resident'),
    'src/features/care/residents/devices-tab.tsx',
  ],
  '/establishment/{eid}/beneficiary/{bid}/notifications': [
    ...shell,
    page('care/residents/resident'),
    'src/features/care/residents/alerts-tab.tsx',
  ],
  '/establishment/{eid}/beneficiary/{bid}/documents': [
    ...shell,
    page('care/residents/resident'),
    'src/features/care/documents/documents-tab.tsx',
  ],
  '/establishment/{eid}/beneficiary/{bid}/tasks/{tid}': [...shell, page('care/tasks/task')],
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestSchema>

/** Weighs the functions bundle and each route's JavaScript, built first where their sources have changed. */
export async function benchBundle(): Promise<BundleResult> {
  await ensureBuilt()
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')),
  )
  const weights = Object.entries(routes).map(([route, modules]) => [route, gzipKB(manifest, modules)])
  return {
    functions: {
      kB: kilo(totalBytes(functionsLib)),
      entryKB: kilo(statSync(join(functionsLib, 'index.js')).size),
      loadMs: loadMs(join(functionsLib, 'index.js')),
    },
    webGzipKB: Object.fromEntries(weights),
  }
}

function gzipKB(manifest: Manifest, modules: readonly string[]): number {
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`Vite's manifest has no ${name}: has a page moved?`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports.forEach(follow)
  }
  modules.forEach(follow)
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(webDist, file))).length)
  return kilo(bytes.reduce((sum, size) => sum + size, 0))
}

function totalBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const loads = 7

function loadMs(entry: string): number {
  const program = `const begin = performance.now(); await import(${JSON.stringify(entry)})
    process.stdout.write(String(performance.now() - begin))`
  const times = Array.from({ length: loads }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, GCLOUD_PROJECT: 'demo-vigie', METADATA_SERVER_DETECTION: 'none' },
    })
    if (status !== 0) throw new Error(`The functions bundle did not load:\n${stderr}`)
    return Number(stdout)
  })
  return Math.round(times.sort((one, other) => one - other)[Math.floor(loads / 2)] ?? Number.NaN)
}

const kilo = (bytes: number) => Math.round(bytes / 100) / 10
