import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One hash over the names and contents of files; two equal hashes mean that a build from them gives the same.
 * @param root the folder that the paths are below
 * @param paths files, or folders with all that is in them; one that does not exist counts as empty
 * @param except files and folders below those that do not count
 */
export function hashInputs(root: string, paths: readonly string[], except: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(root, path, except)).sort()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string, except: readonly string[]): string[] {
  const absolute = join(root, path)
  if (except.includes(path) || !existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute).flatMap((name) => filesBelow(root, join(path, name), except))
}
