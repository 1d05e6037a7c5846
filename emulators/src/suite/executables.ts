import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program of this name would stand, in the order of the PATH. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name))
}

/** The first of these files that can be run; undefined where none can. */
export function firstExecutable(candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK)
      // A folder of that name may be entered, not run.
      return statSync(candidate).isFile()
    } catch {
      return false
    }
  })
}
