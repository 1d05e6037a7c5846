import type { Alert } from './alert.ts'
import { type AlertChange, isOver } from './alert-life.ts'

/** What became of a wave of messages. */
export interface WaveResult {
  waveId: string
  /** true: a provider took at least one of its messages; false: all of them failed for good. */
  reached: boolean
}

/**
 * What an alert says once it is known what became of a wave: that nobody could be reached, until a message of any wave
 * does reach somebody. Null when it says so already, when the failed wave is not its latest, or when it is over; the same
 * result again changes nothing. `now` is epoch milliseconds.
 */
export function afterWave(alert: Alert, { waveId, reached }: WaveResult, now: number): AlertChange | null {
  if (isOver(alert)) return null
  if (reached) return alert.nobodyReachedAt === null ? null : { nobodyReachedAt: null }
  if (alert.waveId !== waveId || alert.nobodyReachedAt !== null) return null
  return { nobodyReachedAt: now, timeline: [...alert.timeline, { step: 'nobodyReached', at: now }] }
}
