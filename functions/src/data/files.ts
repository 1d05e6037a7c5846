import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { IdempotencyStrategy } from '@google-cloud/storage'
import { getStorage } from 'firebase-admin/storage'
import { z } from 'zod'
import { firebaseApp } from './firebase-app.ts'

/** A file in Cloud Storage. */
export interface StoredFile {
  /** Which of the files that were at its path it is: each that is sent there is another. */
  generation: string
  contentType: string
  /** In bytes. */
  size: number
  /** Its bytes, or those from `start` to `end`, both counted from 0 and included. */
  read(part?: { start: number; end: number }): Readable
}

const metadataSchema = z.object({
  generation: z.coerce.string(),
  contentType: z.string(),
  size: z.coerce.number().int().min(0),
})

/**
 * A file and how to read it, or null where there is none; the latest, or the one of that generation alone. One request; each reading is
 * another, of the same file.
 */
export async function findFile(path: string, wanted?: string): Promise<StoredFile | null> {
  const metadata = await ifThere(fileAt(path, wanted).getMetadata())
  if (metadata === null) return null
  const { generation, contentType, size } = metadataSchema.parse(metadata[0])
  // The Storage emulator knows the latest alone, and answers with it whatever is asked for.
  if (wanted !== undefined && generation !== wanted) return null
  const file = fileAt(path, generation)
  return {
    generation,
    contentType,
    size,
    // The bytes as they are stored, and none held back until a sum over all of them is known.
    read: (part) => file.createReadStream({ ...part, decompress: false, validation: false }),
  }
}

/**
 * Takes from a new file the tokens by which a link opens it for anybody, past all rights, and what it says of being kept by
 * caches. The same again changes nothing; a file that is gone by then needs none.
 */
export async function sealFile(path: string, generation: string): Promise<void> {
  const sealed = { cacheControl: 'private, no-store', metadata: { firebaseStorageDownloadTokens: null } }
  await ifThere(fileAt(path, generation).setMetadata(sealed))
}

/** Copies a file, of that generation and no other, to a path where nothing is; where this was done already, it stays. Rejects where the file is gone. */
export async function copyFile(path: string, generation: string, to: string): Promise<void> {
  try {
    await fileAt(path, generation).copy(fileAt(to), { preconditionOpts: { ifGenerationMatch: 0 } })
  } catch (error) {
    if (!isThere(error)) throw error
  }
}

/** Deletes the bytes at a path, or those of that generation alone; where there are none there is nothing to do. */
export async function deleteFile(path: string, generation?: string): Promise<void> {
  await fileAt(path, generation).delete({ ignoreNotFound: true })
}

/** What was asked of a file, or null where it is gone. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
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

/** The same of bytes as they come: what fails on the way leaves nothing there. */
export async function keepStream(path: string, bytes: Readable, contentType: string): Promise<boolean> {
  const file = fileAt(path).createWriteStream({
    resumable: false,
    contentType,
    preconditionOpts: { ifGenerationMatch: 0 },
  })
  try {
    await pipeline(bytes, file)
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  }
}

/** Keeps bytes at a path, in place of what is there: it counts as come now. */
export async function replaceFile(path: string, bytes: Buffer, contentType: string): Promise<void> {
  await fileAt(path).save(bytes, { resumable: false, contentType })
}

/** A file in a list: when it came, in epoch milliseconds. */
export interface ListedFile {
  path: string
  generation: string
  createdAt: number
}

const listedSchema = z.object({
  generation: z.coerce.string(),
  timeCreated: z.iso.datetime().transform((time) => Date.parse(time)),
})

/** All files whose paths begin so, some hundred at a time. */
export async function* pagesOfFiles(prefix: string): AsyncGenerator<ListedFile[]> {
  let pageToken: string | undefined
  do {
    const [files, next] = await bucket().getFiles({ prefix, maxResults: 300, pageToken, autoPaginate: false })
    yield files.map(({ name, metadata }) => {
      const { generation, timeCreated } = listedSchema.parse(metadata)
      return { path: name, generation, createdAt: timeCreated }
    })
    pageToken = nextSchema.parse(next)?.pageToken
  } while (pageToken !== undefined)
}

const nextSchema = z.object({ pageToken: z.string().optional() }).nullish()

/** Whatever is asked here may be asked twice: where an answer is lost, Google's client asks again. */
function bucket() {
  const ours = getStorage(firebaseApp()).bucket()
  ours.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways
  return ours
}
const fileAt = (path: string, generation?: string) => bucket().file(path, { generation })

const missingSchema = z.object({ code: z.literal(404) })
const thereSchema = z.object({ code: z.literal(412) })

/** Cloud Storage answers with HTTP's statuses. */
const isMissing = (error: unknown) => missingSchema.safeParse(error).success

const isThere = (error: unknown) => thereSchema.safeParse(error).success
