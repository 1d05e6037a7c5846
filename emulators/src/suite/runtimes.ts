import { UserError } from '../../bin/lib/user-error.mjs'

export const firestoreNames = ['google', 'hidane'] as const
export const pubsubNames = ['google', 'embedded'] as const
export type FirestoreName = (typeof firestoreNames)[number]
export type PubsubName = (typeof pubsubNames)[number]

/** A runtime chosen by hand; undefined leaves the choice to the launcher. */
export interface WantedRuntimes {
  firestore?: FirestoreName | undefined
  pubsub?: PubsubName | undefined
}

/** A Java program on this machine. */
export interface Java {
  program: string
  major: number
}

/** A jar and the oldest Java that runs it. */
export interface Jar {
  path: string
  oldestJava: number
}

/** What this machine has; undefined where it has none. */
export interface FoundRuntimes {
  java: Java | undefined
  hidane: string | undefined
  /** Whether there is a Rust that builds hidane. */
  cargo: boolean
  /** Google's Firestore emulators, the preferred first. */
  firestoreJars: readonly Jar[]
  /** Google's Pub/Sub emulator: a start script that wants Java. */
  googlePubsub: string | undefined
  storageRulesJar: Jar | undefined
}

/** `program` is undefined where hidane is still to be built. */
export interface FirestoreRuntime {
  name: FirestoreName
  program: string | undefined
}
export type PubsubRuntime = { name: 'google'; program: string } | { name: 'embedded' }
export type StorageRulesRuntime = { name: 'google'; program: string } | { name: 'embedded' }
export interface Runtimes {
  firestore: FirestoreRuntime
  pubsub: PubsubRuntime
  storageRules: StorageRulesRuntime
  java: Java | undefined
}

/** Runtimes of which every program is on this machine. */
export type ReadyRuntimes = Runtimes & { firestore: { program: string } }

/**
 * Chooses what runs each part that firebase-tools does not bring itself.
 * @throws UserError when what was wanted, or every way of having Firestore, is missing on this machine
 */
export function chooseRuntimes(found: FoundRuntimes, wanted: WantedRuntimes): Runtimes {
  return {
    firestore: chooseFirestore(found, wanted.firestore),
    pubsub: choosePubsub(found, wanted.pubsub),
    storageRules: chooseStorageRules(found),
    java: found.java,
  }
}

function chooseFirestore(found: FoundRuntimes, wanted: FirestoreName | undefined): FirestoreRuntime {
  const jar = found.firestoreJars.find((candidate) => runs(found.java, candidate))
  if (wanted !== 'google' && found.hidane !== undefined) return { name: 'hidane', program: found.hidane }
  if (wanted !== 'google' && found.cargo) return { name: 'hidane', program: undefined }
  if (wanted !== 'hidane' && jar !== undefined) return { name: 'google', program: jar.path }
  throw new UserError(
    wanted === 'google'
      ? "Google's Firestore emulator cannot run here: install Java 21 and the Google Cloud CLI with its component cloud-firestore-emulator, or choose --firestore hidane."
      : 'No Firestore emulator was found: install Rust 1.88 or newer (https://rustup.rs) so that hidane can be built, put hidane on the PATH, or install Java 21 and the Google Cloud CLI with its component cloud-firestore-emulator.',
  )
}

function choosePubsub(found: FoundRuntimes, wanted: PubsubName | undefined): PubsubRuntime {
  const google = found.java === undefined ? undefined : found.googlePubsub
  if (wanted !== 'embedded' && google !== undefined) return { name: 'google', program: google }
  if (wanted !== 'google') return { name: 'embedded' }
  throw new UserError(
    "Google's Pub/Sub emulator cannot run here: install Java and the Google Cloud CLI with its component pubsub-emulator, or choose --pubsub embedded.",
  )
}

function chooseStorageRules(found: FoundRuntimes): StorageRulesRuntime {
  const jar = found.storageRulesJar
  return jar !== undefined && runs(found.java, jar)
    ? { name: 'google', program: jar.path }
    : { name: 'embedded' }
}

function runs(java: Java | undefined, jar: Jar): boolean {
  return java !== undefined && java.major >= jar.oldestJava
}
