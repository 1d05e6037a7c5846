/** What an ID token says of its own life, in words of Auth's clock that `Date.parse` reads. */
interface TokenTimes {
  readonly issuedAtTime: string
  readonly expirationTime: string
}

/** A token is taken for expired somewhat before it is, for it takes a while to arrive. */
const marginMs = 5 * 60_000

/**
 * Until when a token that was first seen at `seenAt` may be sent, on the device's own clock in epoch milliseconds. On a device
 * whose clock is slow the token's own time comes too late, and a token that has expired would end the session.
 */
export function goodUntil({ issuedAtTime, expirationTime }: TokenTimes, seenAt: number): number {
  const expiresAt = Date.parse(expirationTime)
  const lifeMs = expiresAt - Date.parse(issuedAtTime)
  return Math.min(expiresAt, seenAt + lifeMs) - marginMs
}
