import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { addressesOf } from '../e2e/support/addresses.ts'
import { routeModules } from './route-modules.ts'

const webDist = fileURLToPath(new URL('../../local/web', import.meta.url))

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestSchema>

/**
 * The JavaScript that each address loads before it can be used, in kilobytes of 1,000 bytes, gzip, by its path with its ids in braces; what it
 * loads later on demand is not in it. Expects the web app to be built; throws where a page has moved.
 */
export function routeWeights(): Record<string, number> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')),
  )
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(webDist, file))).length
    sizes.set(file, size)
    return size
  }
  const addresses = addressesOf({
    eid: '{eid}',
    aid: '{aid}',
    deviceId: '{deviceId}',
    bid: '{bid}',
    mid: '{mid}',
    tid: '{tid}',
    uid: '{uid}',
  })
  return Object.fromEntries(
    Object.entries(routeModules).map(([name, modules]) => {
      const bytes = filesOf(manifest, modules).reduce((sum, file) => sum + sizeOf(file), 0)
      return [addresses[name as keyof typeof addresses], Math.round(bytes / 100) / 10]
    }),
  )
}

/** The files of some modules and of all that these import. */
function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`Vite's manifest has no ${name}: has a page moved?`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports.forEach(follow)
  }
  modules.forEach(follow)
  return [...files]
}
