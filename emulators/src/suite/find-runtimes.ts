import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { findGooglePubsubEmulator } from '../pubsub/find-google-emulator.ts'
import { firstExecutable, onPath } from './executables.ts'
import { findGoogleFirestoreJar } from './google-cloud-sdk.ts'
import type { FoundRuntimes, Jar, Java } from './runtimes.ts'
import { hasRust } from './rust.ts'

/** The class files of the Google Cloud CLI's Firestore emulator are of Java 11, firebase-tools asks 21 for its own. */
const oldestJava = { cloudCli: 11, firebaseTools: 21 }

export const hidaneVersion = '0.6.0'

/** What its source is changed by before it is built: the paths of patches (docs/adr/0161-queries-lock-what-they-find.md, docs/adr/0165-a-listener-ends-with-its-right.md). */
export const hidanePatches = ['hidane-locks.patch', 'hidane-listeners.patch'].map((name) =>
  join(import.meta.dirname, name),
)
const patchesHash = createHash('sha256').update(
  Buffer.concat(hidanePatches.map((patch) => readFileSync(patch))),
)

/**
 * Where a hidane built here is installed, as `cargo install --root` lays it out: once for all work trees of a person, and anew once it is to
 * be another.
 */
export const hidaneFolder = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'vigie',
  `hidane-${hidaneVersion}-${patchesHash.digest('hex').slice(0, 8)}`,
)

/** Looks for every emulator runtime and toolchain that the suite could use on this machine. */
export function findRuntimes(): FoundRuntimes {
  const cached = firebaseToolsCache()
  return {
    java: findJava(),
    hidane: firstExecutable([
      ...onPath('hidane'),
      join(hidaneFolder, 'bin', 'hidane'),
      join(rootFolder, 'node_modules', '.bin', 'hidane'),
    ]),
    cargo: hasRust(),
    firestoreJars: [jar(findGoogleFirestoreJar(), 'cloudCli'), jar(cached.firestore, 'firebaseTools')].filter(
      (candidate) => candidate !== undefined,
    ),
    googlePubsub: findGooglePubsubEmulator() ?? firstExecutable([cached.pubsub]),
    storageRulesJar: jar(cached.storage, 'firebaseTools'),
  }
}

function jar(path: string | undefined, origin: keyof typeof oldestJava): Jar | undefined {
  return path !== undefined && existsSync(path) ? { path, oldestJava: oldestJava[origin] } : undefined
}

function findJava(): Java | undefined {
  const home = process.env.JAVA_HOME
  const program = firstExecutable([
    ...(home === undefined ? [] : [join(home, 'bin', 'java')]),
    ...onPath('java'),
  ])
  if (program === undefined) return undefined
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' })
  const major = javaMajor(stderr)
  return major === undefined ? undefined : { program: realpathSync(program), major }
}

/** The major version in what `java -version` writes: 17 for `openjdk version "17.0.15"`, 8 for `"1.8.0_402"`. */
export function javaMajor(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output)
  return match?.[1] === undefined ? undefined : Number(match[1])
}

const downloadsSchema = z.object({
  firestore: z.object({ downloadPathRelativeToCacheDir: z.string() }),
  storage: z.object({ downloadPathRelativeToCacheDir: z.string() }),
  pubsub: z.object({ binaryPathRelativeToCacheDir: z.string() }),
})

/** Where firebase-tools keeps what it downloads; each file may or may not be there. */
function firebaseToolsCache(): { firestore: string; storage: string; pubsub: string } {
  const require = createRequire(import.meta.url)
  const downloads = downloadsSchema.parse(
    require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
  )
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  return {
    firestore: join(folder, downloads.firestore.downloadPathRelativeToCacheDir),
    storage: join(folder, downloads.storage.downloadPathRelativeToCacheDir),
    pubsub: join(folder, downloads.pubsub.binaryPathRelativeToCacheDir),
  }
}
