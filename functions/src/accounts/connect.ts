import { userOfEmail } from '../data/auth-users.ts'
import { readOwner } from '../data/profiles.ts'

let connected = false

/**
 * Asks Auth and Firestore for somebody who is not there, once in an instance: the first question of each takes as long as its connection
 * takes to be made, and only of an address with an account is Firestore asked anything.
 */
export async function connect(): Promise<void> {
  if (connected) return
  await Promise.all([userOfEmail('nobody@vigie.invalid'), readOwner('nobody')])
  connected = true
}
