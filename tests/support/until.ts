import type { DocumentData, QuerySnapshot } from '@google-cloud/firestore'
import { db } from './firestore.ts'

/** Long enough for a suite on a busy machine to start a function's process. */
const patienceMs = 30_000

/** The document's data as soon as it satisfies `check`, following it live. Rejects with what it was when patience ran out. */
export function whenDocument(
  path: string,
  check: (data: DocumentData) => boolean,
  database = db,
): Promise<DocumentData> {
  let latest: DocumentData | undefined
  return within(
    `${path} to be as expected`,
    () => latest,
    (found, failed) =>
      database.doc(path).onSnapshot((snapshot) => {
        latest = snapshot.data()
        if (latest && check(latest)) found(latest)
      }, failed),
  )
}

/** The documents of a collection as soon as they satisfy `check`, following it live. */
export function whenCollection(
  path: string,
  check: (documents: DocumentData[]) => boolean,
): Promise<DocumentData[]> {
  let latest: DocumentData[] = []
  return within(
    `${path} to be as expected`,
    () => latest,
    (found, failed) =>
      db.collection(path).onSnapshot((snapshot: QuerySnapshot) => {
        latest = snapshot.docs.map((document) => document.data())
        if (check(latest)) found(latest)
      }, failed),
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
