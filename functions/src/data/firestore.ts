import { Firestore } from '@google-cloud/firestore'

let instance: Firestore | undefined

/**
 * The Firestore client of this process, made at first use: an instance that only refuses messages never connects. The
 * project comes from the environment (GCLOUD_PROJECT), the address from FIRESTORE_EMULATOR_HOST where it is set.
 * An `undefined` in a document is a mistake of ours and throws; gRPC, since REST opens a connection per call.
 */
export function firestore(): Firestore {
  instance ??= new Firestore({ ignoreUndefinedProperties: false, preferRest: false })
  return instance
}
