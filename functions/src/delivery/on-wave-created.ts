import { wavePlaceSchema } from '../data/waves.ts'
import { deliverWave } from './deliver-wave.ts'
import { loadSenders } from './senders.ts'

/** What the local suite names a wave that does not exist, to make a process load what the first one would. */
const warmUpId = 'warm-up'

/** Sends the messages of a wave that was just queued. The same event again sends nothing more. */
export async function onWaveCreated(params: unknown): Promise<void> {
  const place = wavePlaceSchema.parse(params)
  if (place.waveId === warmUpId && process.env.FUNCTIONS_EMULATOR === 'true') await loadSenders()
  await deliverWave(place)
}
