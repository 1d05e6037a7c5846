import { type DocumentReference, type Query, queryEqual } from 'firebase/firestore'

type Asked = DocumentReference | Query

/** What the server has said no to, and has not answered since, whichever part of the page asked. */
const refused: Asked[] = []

const placeOf = (asked: Asked) =>
  refused.findIndex((one) =>
    asked.type === 'document'
      ? asked.path === Reflect.get(one, 'path')
      : one.type !== 'document' && queryEqual(one, asked),
  )

/** Keeps that the server has said no. */
export function refuse(asked: Asked): void {
  if (placeOf(asked) < 0) refused.push(asked)
}

/** Whether what is said of it now may not be shown: by the cache, of what the server has refused. What the server says ends that. */
export function isWithdrawn(asked: Asked, { fromCache }: { readonly fromCache: boolean }): boolean {
  const at = placeOf(asked)
  if (at >= 0 && !fromCache) refused.splice(at, 1)
  return at >= 0 && fromCache
}
