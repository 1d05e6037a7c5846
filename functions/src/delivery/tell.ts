import { gathered } from '../data/gathered.ts'
import { tellWave } from '../data/tell-wave.ts'
import type { WavePlace } from '../data/waves.ts'

const tellOnce = gathered<WavePlace>(async (_key, [place]) => {
  if (place) await tellWave(place, Date.now())
})

/**
 * Has the alert of a wave say what became of its messages by now. Many at the same time are told in one or two writes,
 * as whoever waits for its turn is told by the next.
 */
export function tell(place: WavePlace): Promise<void> {
  return tellOnce(`${place.establishmentId} ${place.waveId}`, place)
}
