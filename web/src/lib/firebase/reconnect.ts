import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { firebaseFirestore } from './firestore.ts'

/** Makes Firestore connect at once, instead of after its back-off of up to a minute, and ask again for all it listens to. */
export async function reconnect(): Promise<void> {
  await disableNetwork(firebaseFirestore())
  await enableNetwork(firebaseFirestore())
}
