import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '@vigie/emulators/launcher/builds'
import { routeWeights } from './route-weights.ts'

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
  /** JavaScript of each address, gzip (route-weights.ts). */
  webGzipKB: Record<string, number>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const functionsLib = join(root, 'local/functions/lib')

/** Weighs the functions bundle and each route's JavaScript, built first where their sources have changed. */
export async function benchBundle(): Promise<BundleResult> {
  await ensureBuilt()
  return {
    functions: {
      kB: kilo(totalBytes(functionsLib)),
      entryKB: kilo(statSync(join(functionsLib, 'index.js')).size),
      loadMs: loadMs(join(functionsLib, 'index.js')),
    },
    webGzipKB: routeWeights(),
  }
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
