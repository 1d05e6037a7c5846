import { tokenRefreshMs } from '@vigie/domain/constants'

/**
 * What the tabs of a browser know together of their ID token; all on the device's clock, which may be wrong, but for
 * `issuedAt`. In milliseconds.
 */
export interface TokenAge {
  /** When Auth issued it, on Auth's clock: which token it is. */
  readonly issuedAt: number
  /** When a tab first saw it. */
  readonly seenAt: number
  /** When a tab last asked for the one after it; 0: never. */
  readonly askedAt: number
}

/** A renewal that failed is tried again this long after, by whichever tab comes first. */
export const tryAgainMs = 60_000

/** What is known after a tab has seen a token: a token is as old as it was to the first tab, an older one is forgotten. */
export function afterSeeing(known: TokenAge | null, issuedAt: number, now: number): TokenAge {
  return known !== null && known.issuedAt >= issuedAt ? known : { issuedAt, seenAt: now, askedAt: 0 }
}

/** Whether it is time to ask for another token. A clock that was set back makes it time. */
export function isDue({ seenAt, askedAt }: TokenAge, now: number): boolean {
  const isWithin = (since: number, ms: number) => now >= since && now - since < ms
  return !isWithin(seenAt, tokenRefreshMs) && !isWithin(askedAt, tryAgainMs)
}

const key = 'vigie.tokenAge'

/** What this browser's tabs know; null where nothing is kept, or nothing that can be read. */
export function tokenAge(): TokenAge | null {
  const [issuedAt = Number.NaN, seenAt = Number.NaN, askedAt = Number.NaN] = (localStorage.getItem(key) ?? '')
    .split(' ')
    .map(Number)
  return Number.isNaN(issuedAt + seenAt + askedAt) ? null : { issuedAt, seenAt, askedAt }
}

/** Keeps it for all tabs. */
export function keepTokenAge({ issuedAt, seenAt, askedAt }: TokenAge): void {
  localStorage.setItem(key, [issuedAt, seenAt, askedAt].join(' '))
}

/** Forgets it: whoever signs in next has a token of their own. */
export function forgetTokenAge(): void {
  localStorage.removeItem(key)
}
