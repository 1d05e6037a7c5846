import { type FirebaseApp, initializeApp } from 'firebase/app'
import { z } from 'zod'
import { usesEmulators } from './emulators.ts'

const demoConfig = { projectId: 'demo-vigie', apiKey: 'demo', storageBucket: 'demo-vigie.appspot.com' }

/** What Firebase Hosting serves of the project it belongs to: https://firebase.google.com/docs/hosting/reserved-urls */
const hostedConfigSchema = z.looseObject({ projectId: z.string(), apiKey: z.string() })

let app: FirebaseApp | undefined

/**
 * Starts Firebase with the configuration of wherever the page was served from. To be awaited once, before the first
 * render.
 * @throws when the configuration cannot be fetched
 */
export async function startFirebase(): Promise<void> {
  app = initializeApp(usesEmulators ? demoConfig : await hostedConfig())
}

/** The Firebase app. Throws before `startFirebase`. */
export function firebaseApp(): FirebaseApp {
  if (!app) throw new Error('Firebase has not been started')
  return app
}

async function hostedConfig() {
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`The Firebase configuration answered ${response.status}`)
  return hostedConfigSchema.parse(await response.json())
}
