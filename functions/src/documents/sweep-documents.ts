import { isOfUse } from '@vigie/domain/care/document-acts'
import { type DocumentPlace, documentFileOf, documentPath, documentPlaceOf } from '@vigie/domain/paths'
import * as logger from 'firebase-functions/logger'
import { forgetRefused, overdueDocuments, readCareDocuments, settleDocument } from '../data/documents.ts'
import { deleteFile, findFile, type ListedFile, pagesOfFiles } from '../data/files.ts'
import { photosOfNoUse } from '../photos/sweep-photos.ts'
import { reportsOfNoUse, reportsToSettle } from '../reports/sweep-reports.ts'
import { receiveFile } from './receive-file.ts'

/** A file may come a little before we hear of it: only older ones are taken away, in milliseconds. */
const orphanAfterMs = 2 * 3_600_000

/**
 * Cleans up after documents whose time is over: what never came is forgotten, what came without our hearing of it is taken in, and
 * what was refused is told of no longer; and after reports that nobody makes any more, or that are kept no longer. `now` is epoch milliseconds. Rejects at its end where some could not be.
 */
export async function sweepDocuments(now: number): Promise<void> {
  const [documents, reports] = await Promise.all([overdueDocuments(now), reportsToSettle(now)])
  const ofDocuments = documents.map((path) => async () => {
    const place = documentPlaceOf(path)
    if (place !== null) await settleOverdue(place, now)
  })
  await eachOf([...ofDocuments, ...reports], (settle) => settle())
}

async function settleOverdue(place: DocumentPlace, now: number): Promise<void> {
  const path = documentPath(place)
  const came = await findFile(path)
  if (came !== null) await receiveFile(path, came.generation, now)
  else await settleDocument(place, (awaited) => (isOver(awaited, now) ? null : awaited))
  await forgetRefused(place, now)
}

const isOver = ({ until }: { until: number | null }, now: number) => until !== null && until <= now

/**
 * Takes away the files that are of no use: whose document was deleted when Cloud Storage did not answer, or has others by now, and
 * photos that no resident has any more. `now` as above.
 */
export async function sweepFiles(now: number): Promise<void> {
  for await (const files of pagesOfFiles('establishments/')) {
    const old = files.filter(({ createdAt }) => createdAt < now - orphanAfterMs)
    const ofAll = await Promise.all([ofNoUse(old), photosOfNoUse(old), reportsOfNoUse(old)])
    await eachOf(ofAll.flat(), ({ path, generation }) => deleteFile(path, generation))
  }
}

/** One whose document cannot be read may be of use. */
async function ofNoUse(files: readonly ListedFile[]): Promise<ListedFile[]> {
  const ofDocuments = files.flatMap((file) => {
    const of = documentFileOf(file.path)
    return of === null ? [] : { ...of, file }
  })
  const known = await readCareDocuments(ofDocuments.map(({ place }) => place))
  return ofDocuments.flatMap(({ place, keptAs, file }) => {
    const document = known.get(documentPath(place))
    return document === undefined || isOfUse(document, keptAs) ? [] : file
  })
}

/** Each for itself: one that cannot be dealt with keeps none of the others. */
async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  let failures = 0
  for (const one of all) {
    await act(one).catch((error: unknown) => {
      failures++
      logger.error(error)
    })
  }
  if (failures > 0) throw new Error(`${failures} files or documents could not be cleaned up`)
}
