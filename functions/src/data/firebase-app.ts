import { type App, getApps, initializeApp } from 'firebase-admin/app'

/** The Firebase app of this process, made at first use; project and bucket come from FIREBASE_CONFIG. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp()
}
