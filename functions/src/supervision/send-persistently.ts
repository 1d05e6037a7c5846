import { setTimeout as pause } from 'node:timers/promises'
import { isWaveOpen } from '../data/lost-waves.ts'
import type { WavePlace } from '../data/waves.ts'
import { deliverWave } from '../delivery/deliver-wave.ts'

/** By the last, a provider that hangs has been helped out by the next channel. */
const againAfterMs = [1_000, 4_000, 12_000]

/**
 * Sends a wave by ourselves, the channels that stand in included, until nothing of it is left to be sent or several tries were in vain: what it
 * tells of may be that nobody else tries again. Rejects where the last try did.
 */
export async function sendPersistently(place: WavePlace): Promise<void> {
  for (const waitMs of againAfterMs) {
    const isDone = await deliverWave(place).then(
      async () => !(await isWaveOpen(place)),
      () => false,
    )
    if (isDone) return
    await pause(waitMs)
  }
  await deliverWave(place)
}
