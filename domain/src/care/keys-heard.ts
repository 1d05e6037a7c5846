import type { Gateway, KnownKeys } from './api-keys.ts'

/** What of a gateway tells which keys come through it. */
export type KeysHeard = Pick<Gateway, 'keyId' | 'lastHeardAt' | 'usedKeys'>

/** A key that another has followed, since when, and when it last came through a gateway. */
export interface FormerHeard {
  readonly key: KnownKeys['former'][number]
  readonly followedAt: number
  readonly usedAt: number
  /** Whether no other key came through the gateway since. */
  readonly isLatest: boolean
}

/** The device that is heard most rarely says a word once in 24 hours; a quarter more, for one that is late. */
export const silentAtMostMs = 30 * 3_600_000

/**
 * The former keys that somebody behind a gateway still has, those that ended too: by ChirpStack each device brings its own, so that the current
 * one from one of them says nothing of the next. One is among them until nobody brought it for so long that whoever has it would have been heard;
 * the one that was heard last, as long as nothing else is. `now` is epoch milliseconds.
 */
export function formerHeard(
  { keyId, lastHeardAt, usedKeys = {} }: KeysHeard,
  { current, former }: KnownKeys,
  now: number,
): FormerHeard[] {
  return former.flatMap((key, place) => {
    const { madeAt: followedAt } = former[place - 1] ?? current
    const isLatest = key.id === keyId
    const usedAt = Math.max(usedKeys[key.id] ?? 0, isLatest ? lastHeardAt : 0)
    const isHeld = usedAt >= followedAt && now - usedAt <= silentAtMostMs
    return isLatest || isHeld ? [{ key, followedAt, usedAt, isLatest }] : []
  })
}
