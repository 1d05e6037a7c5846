import type { Storage } from 'firebase-admin/storage'
import pLimit from 'p-limit'
import { projectId } from '../suite/addresses.ts'
import type { SeedFile } from './seed-file.ts'

const filesAtOnce = 4

/**
 * Keeps files in an empty Storage emulator. Their records are to be there before: the function that takes files in deletes what has
 * none, and seals the others.
 */
export async function keepFiles(storage: Storage, files: readonly SeedFile[]): Promise<void> {
  const bucket = storage.bucket(`${projectId}.appspot.com`)
  const limit = pLimit(filesAtOnce)
  await limit.map(files, ({ path, bytes, contentType }) =>
    bucket.file(path).save(bytes, { resumable: false, contentType }),
  )
}
