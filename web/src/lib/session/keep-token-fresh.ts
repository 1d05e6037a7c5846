import { isSignedIn, onTokenIssued, renewToken } from '../firebase/id-token.ts'
import { onSeenAgain } from '../page/visibility.ts'
import { afterSeeing, isDue, keepTokenAge, tokenAge } from './token-age.ts'

const lookEveryMs = 60_000

/**
 * Has the ID token renewed every `tokenRefreshMs` for as long as somebody is signed in; after a sleep or a time without a network
 * as soon as the page is there again. Of several tabs one asks, and the others are given what it got. A failure is only logged: the
 * token is good for half an hour still, and it is tried again. To be called once.
 */
export function keepTokenFresh(): void {
  onTokenIssued((issuedAt) => {
    keepTokenAge(afterSeeing(tokenAge(), issuedAt, Date.now()))
    look()
  })
  setInterval(look, lookEveryMs)
  onSeenAgain(look)
  addEventListener('online', look)
}

function look(): void {
  // A tab that finds another at it has nothing to do.
  navigator.locks
    .request('vigie.token', { ifAvailable: true }, (lock) => lock && renewIfDue())
    .catch((error: unknown) => console.warn('The ID token was not renewed', error))
}

async function renewIfDue(): Promise<void> {
  const age = tokenAge()
  const now = Date.now()
  if (age === null || !isSignedIn() || !navigator.onLine || !isDue(age, now)) return
  keepTokenAge({ ...age, askedAt: now })
  await renewToken()
}
