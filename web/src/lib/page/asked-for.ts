import type { Location } from 'react-router-dom'

/**
 * What /login remembers of the page that somebody came for, who was not signed in. It stands in the history and not in the
 * address: nobody can make a link to /login that leads elsewhere afterwards.
 */
export const askedFor = (pathname: string) => (pathname === '/' ? null : { askedFor: pathname })

/**
 * Whether this page was opened by a link or an address. On the way back through the history stand pages of whoever was signed
 * in before: those are forgotten.
 */
export function isOpenedByLink(): boolean {
  const [how] = performance.getEntriesByType('navigation')
  return how instanceof PerformanceNavigationTiming && how.type === 'navigate'
}

/** The page of the app that somebody came for before they signed in; null where they came for none. */
export function addressAskedFor(state: Location<unknown>['state']): string | null {
  if (typeof state !== 'object' || state === null || !('askedFor' in state)) return null
  return addressOfApp(state.askedFor)
}

const addressOfApp = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?![/\\\s])./.test(value) ? value : null

/** How long after it was opened a page is what somebody came for; after that it is where they have been. */
const openingMs = 60_000
/** In this tab only, and until its next page is loaded; an address names nobody. */
const key = 'vigie.askedFor'

let broughtAlong: string | null = null

/** Takes up what the page before left for this one. To be called once, before the first render. */
export function takeAlong(): void {
  broughtAlong = addressOfApp(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
}

/** Whoever has pressed anything here has got to where they came for, and others may sign in next; a browser that cannot tell is taken for one. */
const hasBeenTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/**
 * Leaves word for /login, about to be loaded as a full page, of the link that somebody has just opened: that the session was
 * over showed only as its page was read.
 */
export function sendAlong(): void {
  const [opened] = performance.getEntriesByType('navigation')
  const isThere = opened !== undefined && new URL(opened.name).pathname === location.pathname
  const isOpening = performance.now() < openingMs && !hasBeenTouched()
  if (isThere && isOpenedByLink() && isOpening) sessionStorage.setItem(key, location.pathname)
}

/**
 * Where /login leads to once somebody has signed in: the page that they came for; null where they came for none.
 * @param state what stands in the history beside /login (`askedFor`)
 */
export function cameFor(state: Location<unknown>['state']): string | null {
  if (!isOpenedByLink()) return null
  return addressAskedFor(state) ?? broughtAlong
}
