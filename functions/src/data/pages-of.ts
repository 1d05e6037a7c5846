import { FieldPath, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore'

const pageSize = 300

/** All that a query finds, by its paths, some hundred at a time. */
export async function* pagesOf(all: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const inOrder = all.orderBy(FieldPath.documentId()).limit(pageSize)
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last === undefined ? inOrder : inOrder.startAfter(last)).get()
    yield docs
    last = docs.length < pageSize ? undefined : docs.at(-1)
  } while (last !== undefined)
}
