import type { Firestore } from '@google-cloud/firestore'
import type { Channel } from '@vigie/domain/alerts/channel'
import type { Timer } from '@vigie/domain/timers/timer'
import type { OutgoingMessage } from '../../functions/src/delivery/senders.ts'

/** What stands, in a simulation, where the functions find the world: set before any of them runs. */
export const wired: {
  firestore: Firestore | null
  enqueue: (timers: readonly { id: string; timer: Timer }[]) => void
  send: (channel: Channel, message: OutgoingMessage) => Promise<{ providerId: string | null }>
  newAlias: () => string
} = {
  firestore: null,
  enqueue: () => {},
  send: async () => ({ providerId: null }),
  newAlias: () => '',
}
