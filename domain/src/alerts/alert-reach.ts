import type { Alert } from './alert.ts'
import { type AlertChange, isOver } from './alert-life.ts'

/** What became of a wave of messages. */
export interface WaveResult {
  /** null: of a step for which no message could be made. */
  waveId: string | null
  /** true: a provider took at least one of its messages; false: none does, though some may still be tried. */
  reached: boolean
  /** When a provider took the latest of its messages, epoch milliseconds; null: none so far. */
  reachedAt: number | null
  /** Of those that reached nobody one was taken, and never confirmed. */
  isUnconfirmed?: boolean
  /** One of them reached somebody who has left since. */
  hasLeft?: boolean
}

/**
 * What an alert says once it is known what became of a wave: that nobody could be reached, until a message of any wave
 * does reach somebody; what an earlier wave reached before that was known takes nothing back. So does one that somebody
 * has taken: they may count on colleagues whom no message reached. Null when it says so already, when the failed wave is
 * not its latest, or when it is over; the same result again changes nothing. `now` is epoch milliseconds.
 */
export function afterWave(
  alert: Alert,
  { waveId, reached, reachedAt, isUnconfirmed, hasLeft }: WaveResult,
  now: number,
): AlertChange | null {
  if (isOver(alert)) return null
  const { nobodyReachedAt } = alert
  const isLatest = alert.waveId === waveId
  if (reached) {
    // Messages that were called off because somebody took the alert have reached nobody.
    if (nobodyReachedAt === null || reachedAt === null) return null
    return isLatest || reachedAt >= nobodyReachedAt ? { nobodyReachedAt: null } : null
  }
  if (!isLatest || nobodyReachedAt !== null) return null
  const why = { ...(isUnconfirmed && { silent: true as const }), ...(hasLeft && { left: true as const }) }
  const step = { step: 'nobodyReached' as const, at: now, ...why }
  return { nobodyReachedAt: now, timeline: [...alert.timeline, step] }
}
