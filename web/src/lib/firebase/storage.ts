import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  type StorageError,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage'
import { firebaseApp } from './app.ts'
import { emulatorHost, emulatorPort, suitePort, usesEmulators } from './emulators.ts'

let storage: FirebaseStorage | undefined

/** For how long bytes are sent again by themselves where no answer comes, in milliseconds: as long as a ticket is good. */
const retryForMs = 3_600_000

function firebaseStorage(): FirebaseStorage {
  if (storage) return storage
  storage = getStorage(firebaseApp())
  storage.maxUploadRetryTime = retryForMs
  if (usesEmulators) connectStorageEmulator(storage, emulatorHost, emulatorPort('storage', suitePort()))
  return storage
}

/** Bytes on their way to Cloud Storage. */
export type SentBytes = Pick<UploadTask, 'pause' | 'resume' | 'cancel'>

/** What is told of them: how many have arrived so far, that all have, or that no more will. */
export interface Heard {
  onProgress: (sent: number) => void
  onDone: () => void
  /** Not of what was cancelled. */
  onFailed: (error: StorageError) => void
}

/** Begins to send a file to a path. Only its type is said of it: rules refuse anything else. */
export function sendBytes(path: string, file: Blob, contentType: string, heard: Heard): SentBytes {
  const task = uploadBytesResumable(ref(firebaseStorage(), path), file, { contentType })
  task.on(
    'state_changed',
    ({ bytesTransferred }) => heard.onProgress(bytesTransferred),
    (error) => {
      if (error.code !== 'storage/canceled') heard.onFailed(error)
    },
    heard.onDone,
  )
  return task
}
