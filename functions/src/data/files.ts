import type { Readable } from 'node:stream'
import { getStorage } from 'firebase-admin/storage'
import { z } from 'zod'
import { firebaseApp } from './firebase-app.ts'

/** A file in Cloud Storage. */
export interface StoredFile {
  contentType: string
  /** In bytes. */
  size: number
  /** Its bytes, or those from `start` to `end`, both counted from 0 and included. */
  read(part?: { start: number; end: number }): Readable
}

const metadataSchema = z.object({ contentType: z.string(), size: z.coerce.number().int().min(0) })

/** A file and how to read it, or null where there is none. One request; each reading is another. */
export async function findFile(path: string): Promise<StoredFile | null> {
  const file = fileAt(path)
  try {
    const [metadata] = await file.getMetadata()
    const { contentType, size } = metadataSchema.parse(metadata)
    return {
      contentType,
      size,
      // The bytes as they are stored, and none held back until a sum over all of them is known.
      read: (part) => file.createReadStream({ ...part, decompress: false, validation: false }),
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Takes from a new file the tokens by which a link opens it for anybody, past all rights, and what it says of being kept by
 * caches. The same again changes nothing; a file that is gone by then needs none.
 */
export async function sealFile(path: string): Promise<void> {
  try {
    await fileAt(path).setMetadata({
      cacheControl: 'private, no-store',
      metadata: { firebaseStorageDownloadTokens: null },
    })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Deletes the bytes at a path; where there are none there is nothing to do. */
export async function deleteFile(path: string): Promise<void> {
  await fileAt(path).delete({ ignoreNotFound: true })
}

/** Keeps bytes at a path where nothing is yet; false where something is. */
export async function keepFile(path: string, bytes: Buffer, contentType: string): Promise<boolean> {
  try {
    await fileAt(path).save(bytes, {
      resumable: false,
      contentType,
      preconditionOpts: { ifGenerationMatch: 0 },
    })
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  }
}

const listedSchema = z.object({ timeCreated: z.iso.datetime().transform((time) => Date.parse(time)) })

/** All files whose paths begin so, some hundred at a time, with when they came, in epoch milliseconds. */
export async function* pagesOfFiles(prefix: string): AsyncGenerator<{ path: string; createdAt: number }[]> {
  let pageToken: string | undefined
  do {
    const [files, next] = await bucket().getFiles({ prefix, maxResults: 300, pageToken, autoPaginate: false })
    yield files.map(({ name, metadata }) => ({
      path: name,
      createdAt: listedSchema.parse(metadata).timeCreated,
    }))
    pageToken = nextSchema.parse(next)?.pageToken
  } while (pageToken !== undefined)
}

const nextSchema = z.object({ pageToken: z.string().optional() }).nullish()

const bucket = () => getStorage(firebaseApp()).bucket()
const fileAt = (path: string) => bucket().file(path)

const missingSchema = z.object({ code: z.literal(404) })
const thereSchema = z.object({ code: z.literal(412) })

/** Cloud Storage answers with HTTP's statuses. */
const isMissing = (error: unknown) => missingSchema.safeParse(error).success

const isThere = (error: unknown) => thereSchema.safeParse(error).success
