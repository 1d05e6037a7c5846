import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder, rootFolder } from '../../bin/lib/folders.mjs'

/** The folders and files of one running suite. */
export interface RunFolder {
  /** Working folder of firebase-tools: its logs, its parameters, its configuration store. */
  path: string
  /** What firebase-tools and the emulators write. */
  log: string
  /** Is there while the suite is ready. */
  ready: string
  /** What `ingest` refused, one JSON object a line. */
  deadLetters: string
  /** The process ids of the emulators, one a line, for the suite's guard. */
  processes: string
  /** The suite's own TMPDIR; short, for the sockets in it may have 100 characters at most. */
  temporary: string
}

/** Where a suite at this port offset has its files, whether it runs or not. */
export function runPaths(offset: number): RunFolder {
  const path = join(cacheFolder, 'suites', String(offset))
  const clone = createHash('sha256').update(rootFolder).digest('hex').slice(0, 8)
  return {
    path,
    log: join(path, 'suite.log'),
    ready: join(path, 'ready.json'),
    deadLetters: join(path, 'dead-letters.jsonl'),
    processes: join(path, 'processes'),
    temporary: join(tmpdir(), `vigie-${clone}-${offset}`),
  }
}

/** Makes an empty run folder for the suite at this port offset. */
export function makeRunFolder(offset: number): RunFolder {
  const run = runPaths(offset)
  const { path, temporary, processes } = run
  for (const folder of [path, temporary]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  // firebase-tools' debug log grows by the gigabyte when a simulator runs for days, and cannot be turned off.
  symlinkSync('/dev/null', join(path, 'firebase-debug.log'))
  writeFileSync(processes, '')
  return run
}
