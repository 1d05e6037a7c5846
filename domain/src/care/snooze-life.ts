import type { Actor } from '../alerts/alert.ts'
import type { Snooze } from './snooze.ts'

/** What is over is known for so long, for events that are on their way; a press that comes again after that is over by itself. */
const keptMs = 3_600_000
/** More presses than that within the hour are no care: their record would grow with each. */
const mostAtOnce = 40

/**
 * With one that begins at `now`, beside those that are under way; null where that changes nothing: it was begun already, also if it was ended
 * since, it is over, or there are too many.
 */
export function beginSnooze(snoozes: readonly Snooze[], begun: Snooze, now: number): Snooze[] | null {
  if (begun.until <= now || snoozes.some(({ id }) => id === begun.id)) return null
  if (snoozes.filter(({ until }) => until > now).length >= mostAtOnce) return null
  return kept([...snoozes, begun], now)
}

/** The same of a press of the button in the room: one from before somebody ended care there, which reaches us after it, begins none anew. */
export function beginByPress(snoozes: readonly Snooze[], begun: Snooze, now: number): Snooze[] | null {
  const { deviceId, from } = begun
  const wasEnded = snoozes.some(
    (one) => one.deviceId === deviceId && one.ended !== null && one.ended.at > from,
  )
  return wasEnded ? null : beginSnooze(snoozes, begun, now)
}

/**
 * With everything ended at `now` that was under way of the same devices as the one that is named, so that who ends care hears of the
 * next event; null where nothing of it is under way any more.
 */
export function endSnooze(snoozes: readonly Snooze[], id: string, by: Actor, now: number): Snooze[] | null {
  const named = snoozes.find((one) => one.id === id)
  if (named === undefined) return null
  const ends = (one: Snooze) => one.deviceId === named.deviceId && one.ended === null && one.until > now
  if (!snoozes.some(ends)) return null
  return kept(
    snoozes.map((one) => (ends(one) ? { ...one, ended: { at: now, by } } : one)),
    now,
  )
}

/** With what was ended together with the one that is named under way again, for as long as it was to be; null where nothing of it would be. */
export function resumeSnooze(snoozes: readonly Snooze[], id: string, now: number): Snooze[] | null {
  const named = snoozes.find((one) => one.id === id)
  if (!named?.ended) return null
  const { at } = named.ended
  const resumes = (one: Snooze) => one.deviceId === named.deviceId && one.ended?.at === at && one.until > now
  if (!snoozes.some(resumes)) return null
  return kept(
    snoozes.map((one) => (resumes(one) ? { ...one, ended: null } : one)),
    now,
  )
}

const kept = (snoozes: readonly Snooze[], now: number): Snooze[] =>
  snoozes.filter(({ until }) => until > now - keptMs)
