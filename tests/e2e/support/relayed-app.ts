import { type Relay, startRelay } from './relay.ts'

/** The app as a browser reaches it that has relays between itself and the suite. */
export interface RelayedApp {
  /** Where the app is loaded from. */
  readonly origin: string
  /** The relay in front of Firestore. */
  readonly firestore: Relay
  /** The relay in front of Cloud Storage. */
  readonly storage: Relay
  /** The line is dead, though the browser does not know it; the relays are gone, too, for whoever is done with them. */
  cut(): Promise<void>
  /** The line is there again. */
  restore(): Promise<void>
}

const port = (address: string | undefined) => Number(address?.split(':').at(-1))

/**
 * Starts a relay in front of each part of the suite that a browser speaks to.
 * @param shift how far the relays' ports are from the suite's, all by the same: the app finds the parts by the port that it
 * was loaded from. Another one in each file of tests, since files run side by side.
 */
export async function startRelayedApp(shift: number): Promise<RelayedApp> {
  const hosting = port(process.env.VIGIE_HOSTING_URL)
  const relay = (target: number) => startRelay(target + shift, target)
  const firestore = await relay(port(process.env.FIRESTORE_EMULATOR_HOST))
  const storage = await relay(port(process.env.FIREBASE_STORAGE_EMULATOR_HOST))
  const others = await Promise.all([relay(hosting), relay(port(process.env.FIREBASE_AUTH_EMULATOR_HOST))])
  const relays = [firestore, storage, ...others]
  return {
    origin: `http://127.0.0.1:${hosting + shift}`,
    firestore,
    storage,
    async cut() {
      for (const one of relays) await one.cut()
    },
    async restore() {
      for (const one of relays) await one.restore()
    },
  }
}
