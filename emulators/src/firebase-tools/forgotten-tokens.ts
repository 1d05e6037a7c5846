import { createRequire } from 'node:module'

/**
 * Lets the Storage emulator forget download tokens as Cloud Storage does: there they are a word of the file's metadata,
 * and are gone with it (docs/adr/0023-files-are-read-through-the-api.md). The emulator keeps a list of its own beside the
 * metadata, which nothing empties. Loaded into firebase-tools before it starts.
 */

/** What is used of firebase-tools 15.34.2, lib/emulator/storage/metadata.js. */
interface FileMetadata {
  downloadTokens: string[]
  update(incoming: { metadata?: Record<string, unknown> | null }, shouldTrigger?: boolean): void
}

const require = createRequire(import.meta.url)
const fileType: FileMetadata = require('firebase-tools/lib/emulator/storage/metadata').StoredFileMetadata
  .prototype
if (typeof fileType.update !== 'function') {
  throw new Error('firebase-tools has changed: see forgotten-tokens.ts')
}

const updateAll = fileType.update
fileType.update = function update(this: FileMetadata, incoming, shouldTrigger) {
  if (incoming.metadata?.firebaseStorageDownloadTokens === null) this.downloadTokens = []
  updateAll.call(this, incoming, shouldTrigger)
}
