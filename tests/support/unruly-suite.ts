import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultPorts } from '@vigie/emulators/suite/ports'
import { prepareRuntimes } from '@vigie/emulators/suite/prepare-runtimes'
import { type Suite, startSuite } from '@vigie/emulators/suite/start-suite'

const source = 'tests/fixtures/unruly-functions'
const code = fileURLToPath(new URL('../fixtures/unruly-functions/index.js', import.meta.url))

/** Between the ports of the suite that the other tests use. */
const besideTheSuite = 37

/** A suite that serves the unruly functions instead of the product's. */
export async function startUnrulySuite(): Promise<Suite> {
  const hosting = Number(new URL(process.env.VIGIE_HOSTING_URL ?? '').port)
  return startSuite({
    offset: hosting - defaultPorts.hosting + besideTheSuite,
    runtimes: await prepareRuntimes({}),
    only: ['firestore', 'functions', 'pubsub'],
    functions: source,
    dataFolder: undefined,
    signal: new AbortController().signal,
  })
}

/** What the functions wrote down about the events that name its folder. */
export interface Records {
  folder: string
  /** Process ids of every try of an event. */
  tries(id: string): string[]
  /** The ids of the events that a function took, and of those that one has begun. */
  taken(): string[]
  begun(): string[]
  /** Lets the events that wait for it go on. */
  release(): void
  remove(): void
}

export function newRecords(): Records {
  const folder = mkdtempSync(join(tmpdir(), 'unruly-'))
  const idsWith = (end: string) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []))
  return {
    folder,
    tries: (id) =>
      readFileSync(join(folder, `${id}.begun`), 'utf8')
        .trim()
        .split('\n'),
    taken: () => idsWith('.taken'),
    begun: () => idsWith('.begun'),
    release: () => writeFileSync(join(folder, 'release'), ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Makes the functions look as if they had been built anew. */
export function touchFunctions(): void {
  utimesSync(code, new Date(), new Date())
}
