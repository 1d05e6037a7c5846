import { delimiter, dirname, join } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { host } from './addresses.ts'
import type { Ports } from './ports.ts'
import type { RunFolder } from './run-folder.ts'
import type { ReadyRuntimes } from './runtimes.ts'

const binFolder = join(rootFolder, 'emulators', 'bin')

/** What would let firebase-tools or a function reach a real project from the developer's own environment. */
const foreign = ['GOOGLE_APPLICATION_CREDENTIALS', 'FIREBASE_TOKEN', 'DATABASE_URL', 'STORAGE_BUCKET_URL']

/** firebase-tools asks a proxy for this very machine too, whatever NO_PROXY says, and nothing here needs another. */
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'GRPC_PROXY']

/** The environment of firebase-tools: our runtimes, nothing that downloads, asks for an account or reports home. */
export function emulatorEnvironment(
  base: NodeJS.ProcessEnv,
  run: RunFolder,
  runtimes: ReadyRuntimes,
  ports: Ports,
  underLoad: boolean,
): NodeJS.ProcessEnv {
  const { firestore, pubsub, storageRules, java } = runtimes
  const own = Object.fromEntries(
    Object.entries(base).filter(([name]) => !foreign.includes(name) && !proxies.includes(name.toUpperCase())),
  )
  return {
    ...own,
    // The stand-in for Java is first, then Node 24 for the functions' processes.
    PATH: [binFolder, join(rootFolder, 'node_modules', '.bin'), base.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(binFolder, `firestore-${firestore.name}`),
    PUBSUB_EMULATOR_BINARY_PATH: join(binFolder, `pubsub-${pubsub.name}`),
    STORAGE_EMULATOR_BINARY_PATH: join(binFolder, `storage-rules-${storageRules.name}`),
    VIGIE_FIRESTORE_PROGRAM: firestore.program,
    VIGIE_FIRESTORE_COMPILER: underLoad ? '' : '-XX:TieredStopAtLevel=1',
    VIGIE_PUBSUB_PROGRAM: pubsub.name === 'google' ? pubsub.program : '',
    VIGIE_STORAGE_RULES_PROGRAM: storageRules.name === 'google' ? storageRules.program : '',
    VIGIE_JAVA: java?.program ?? '',
    VIGIE_JAVA_FOLDER: java === undefined ? '' : dirname(java.program),
    VIGIE_PROCESSES: run.processes,
    VIGIE_FIRESTORE_EVENTS: `${host}:${ports.triggers}`,
    // Calls of all functions at a time; its usual 50 is less than one process of a function takes.
    FUNCTIONS_EMULATOR_PARALLEL: '1000',
    METADATA_SERVER_DETECTION: 'none',
    // Triggers are found through a file; the other way takes a random port near those of the suite.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds for the functions to say what they are; a busy machine needs more than the usual 10.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // No accounts, no usage reports, no news, no look for updates.
    XDG_CONFIG_HOME: join(run.path, 'config'),
    NO_UPDATE_NOTIFIER: 'true',
    CI: 'true',
    // The file that tells where the hub is carries the project's name, which two suites share.
    TMPDIR: run.temporary,
  }
}
