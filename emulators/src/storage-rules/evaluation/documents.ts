import { globalFunction, overload } from '../functions/overload.ts'
import type { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'
import { EvaluationError } from './evaluation-error.ts'

/** A Firestore document as rules see it: its fields under `data`, `id` and `__name__`; null where there is none. */
export type DocumentValue = ReadonlyMap<string, Value> | null

/** Stops an evaluation that reads a document not fetched yet. Fetch it and evaluate again: evaluation has no effects. */
export class MissingDocument extends Error {
  /** `/databases/(default)/documents/…`, percent-encoded as in a URL. */
  readonly path: string

  constructor(path: string) {
    super(`the document at ${path} has not been fetched`)
    this.path = path
  }
}

/**
 * How many Firestore documents one request may read. Source:
 * https://firebase.google.com/docs/storage/security/rules-conditions#enhance_with_firestore
 */
const maxDocuments = 2

/** Ends an evaluation that reads one document too many: the request is denied, whatever the other side of an || says. */
export class TooManyDocuments extends Error {
  constructor(path: string) {
    super(`A request may read ${maxDocuments} Firestore documents; ${path} would be one more.`)
  }
}

/** `firestore.get` and `firestore.exists` over the documents fetched so far. */
export function firestoreFunctions(documents: ReadonlyMap<string, DocumentValue>) {
  return {
    get: globalFunction('firestore.get', [
      overload(['path'], (path) => {
        const document = read(path)
        if (document === null)
          throw new EvaluationError(`Service call error. Function: [firestore.get], Argument: [${path}].`)
        return document
      }),
    ]),
    exists: globalFunction('firestore.exists', [overload(['path'], (path) => read(path) !== null)]),
  }

  function read(path: PathValue): DocumentValue {
    if (!path.isComplete()) throw new EvaluationError(`The path ${path} is not bound.`)
    // No document can have such a name, and in a URL these segments would lead elsewhere.
    if (path.segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null
    const name = path.segments.map((segment) => `/${encodeURIComponent(String(segment))}`).join('')
    const document = documents.get(name)
    if (document !== undefined) return document
    if (documents.size >= maxDocuments) throw new TooManyDocuments(name)
    throw new MissingDocument(name)
  }
}
