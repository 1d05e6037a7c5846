import type { Ports } from './ports.ts'
import type { FirestoreName } from './runtimes.ts'

/** The loopback address that the whole suite listens on. */
export const host = '127.0.0.1'

/** The project that every local part serves; its `demo-` keeps firebase-tools from calling any real one. */
export const projectId = 'demo-vigie'

/** The region of every function. */
export const region = 'northamerica-northeast1'

/** The environment by which a client (a test, the seed, the simulator) finds a suite that listens on `ports`. */
export function clientEnvironment(ports: Ports, firestore: FirestoreName): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
    VIGIE_FIRESTORE: firestore,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${host}:${ports.tasks}`,
    PUBSUB_EMULATOR_HOST: `${host}:${ports.pubsub}`,
    VIGIE_HOSTING_URL: `http://${host}:${ports.hosting}`,
    VIGIE_SANDBOX_URL: `http://${host}:${ports.sandbox}`,
    VIGIE_FUNCTIONS_URL: `http://${host}:${ports.functions}/${projectId}/${region}`,
  }
}
