import { type DocumentPlace, documentPath, documentPlaceOf } from '@vigie/domain/paths'
import * as logger from 'firebase-functions/logger'
import { forgetRefused, overdueDocuments, settleDocument, withoutRecord } from '../data/documents.ts'
import { deleteFile, findFile, pagesOfFiles } from '../data/files.ts'
import { receiveFile } from './receive-file.ts'

/** A file may come a little before we hear of it: only older ones are taken away, in milliseconds. */
const orphanAfterMs = 2 * 3_600_000

/**
 * Cleans up after documents whose time is over: what never came is forgotten, what came without our hearing of it is taken in, and
 * what was refused is told of no longer. `now` is epoch milliseconds. Rejects at its end where some could not be.
 */
export async function sweepDocuments(now: number): Promise<void> {
  await eachOf(await overdueDocuments(now), (path, place) => settleOverdue(path, place, now))
}

async function settleOverdue(path: string, place: DocumentPlace, now: number): Promise<void> {
  if ((await findFile(path)) !== null) await receiveFile(path, now)
  else await settleDocument(place, (coming) => (isOver(coming, now) ? null : coming))
  await forgetRefused(place, now)
}

const isOver = ({ until }: { until: number | null }, now: number) => until !== null && until <= now

/** Takes away the files that no record knows of: of documents that were deleted when Cloud Storage did not answer. `now` as above. */
export async function sweepFiles(now: number): Promise<void> {
  for await (const files of pagesOfFiles('establishments/')) {
    const old = files.filter(
      ({ path, createdAt }) => documentPlaceOf(path) && createdAt < now - orphanAfterMs,
    )
    await eachOf(await withoutRecord(old.map(({ path }) => path)), deleteFile)
  }
}

/** Each for itself: one that cannot be dealt with keeps none of the others. */
async function eachOf(
  all: readonly string[],
  act: (path: string, place: DocumentPlace) => Promise<void>,
): Promise<void> {
  let failures = 0
  for (const path of all) {
    const place = documentPlaceOf(path)
    if (place === null) continue
    await act(documentPath(place), place).catch((error: unknown) => {
      failures++
      logger.error(error)
    })
  }
  if (failures > 0) throw new Error(`${failures} documents could not be cleaned up`)
}
