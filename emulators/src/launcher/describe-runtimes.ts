import type { Runtimes } from '../suite/runtimes.ts'

/** Which emulators run, in one line for people. */
export function describeRuntimes({ firestore, pubsub, storageRules }: Runtimes): string {
  const parts = { Firestore: firestore.name, 'Pub/Sub': pubsub.name, 'Storage rules': storageRules.name }
  const words = Object.entries(parts).map(
    ([part, name]) => `${part} by ${name === 'google' ? 'Google' : name}`,
  )
  return `Emulators: ${words.join(', ')}.`
}
