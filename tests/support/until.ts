import { setTimeout as sleep } from 'node:timers/promises'
import type { DocumentData } from '@google-cloud/firestore'
import { db } from './firestore.ts'

/** Long enough for a suite on a busy machine to start a function's process. */
const patienceMs = 60_000

/**
 * How long until the next look, of so many milliseconds waited: what takes long is looked at less often, since each look takes its
 * time from what is waited for. Documents are asked for and not listened to: Google's emulator loses to a listener what is
 * written while the listener is being opened (docs/architecture.md, "Listeners that miss a change").
 */
const pauseAfter = (waitedMs: number) => Math.min(200, Math.max(40, waitedMs / 8))

/** The document's data as soon as it satisfies `check`. Rejects with what it was when patience ran out. */
export function whenDocument(
  path: string,
  check: (data: DocumentData) => boolean,
  database = db,
): Promise<DocumentData> {
  return whenSeen(path, async () => (await database.doc(path).get()).data(), check)
}

/** The documents of a collection as soon as they satisfy `check`. */
export function whenCollection(
  path: string,
  check: (documents: DocumentData[]) => boolean,
): Promise<DocumentData[]> {
  return whenSeen(
    path,
    async () => (await db.collection(path).get()).docs.map((document) => document.data()),
    check,
  )
}

/** What `look` sees at `path`, as soon as it is as `check` wants it. */
export function whenSeen<Seen>(
  path: string,
  look: () => Promise<Seen | undefined>,
  check: (seen: Seen) => boolean,
): Promise<Seen> {
  let latest: Seen | undefined
  return within(
    `${path} to be as expected`,
    () => latest,
    (found, failed) => {
      const stopped = new AbortController()
      const began = performance.now()
      const follow = async () => {
        while (!stopped.signal.aborted) {
          latest = await look()
          if (latest && check(latest)) found(latest)
          await sleep(pauseAfter(performance.now() - began), undefined, { signal: stopped.signal }).catch(
            () => {},
          )
        }
      }
      follow().catch(failed)
      return () => stopped.abort()
    },
  )
}

/** What `listen` finds, or a rejection that says what was last seen; `listen` returns how to stop listening. */
export function within<T>(
  what: string,
  lastSeen: () => unknown,
  listen: (found: (value: T) => void, failed: (error: Error) => void) => () => void,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const stop = listen(resolve, reject)
  const timer = setTimeout(() => {
    reject(new Error(`Waited ${patienceMs / 1_000} s for ${what}; last seen: ${JSON.stringify(lastSeen())}`))
  }, patienceMs)
  return promise.finally(() => {
    clearTimeout(timer)
    stop()
  })
}
