import { Firestore } from '@google-cloud/firestore'

/** A client past all rules, as the functions have; its address comes from FIRESTORE_EMULATOR_HOST. */
export const db = new Firestore({ projectId: 'demo-vigie' })
