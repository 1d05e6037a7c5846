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

/** Whose act was not done as their session was over, and on which page; it is kept as the other is. */
const notDoneKey = 'vigie.notDone'

let broughtAlong: string | null = null
let notDone: string | null = null

/** Takes up what the page before left for this one. To be called once, before the first render. */
export function takeAlong(): void {
  broughtAlong = addressOfApp(sessionStorage.getItem(key))
  notDone = sessionStorage.getItem(notDoneKey)
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(notDoneKey)
}

/** Leaves word for /login, about to be loaded as a full page, that something which a person did on this page was not done. */
export const sendNotDone = (uid: string): void =>
  sessionStorage.setItem(notDoneKey, `${uid} ${location.pathname}`)

/** Whether something was not done that was pressed before /login was loaded. */
export const wasNotDone = (): boolean => notDone !== null

/** Leaves the same word anew: for /login, once somebody comes back to it from another provider. */
export function sendNotDoneOn(): void {
  if (notDone !== null) sessionStorage.setItem(notDoneKey, notDone)
}

/** Where somebody was as their act was not done; nobody else is led there. */
function leftAt(uid: string | undefined): string | null {
  const [whose, page] = notDone?.split(' ') ?? []
  return whose === uid ? addressOfApp(page) : null
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
 * Where /login leads to once somebody has signed in: the page that they came for, or on which they, and nobody else, did what was not
 * done; null where there is none.
 * @param state what stands in the history beside /login (`askedFor`)
 * @param uid who has signed in; nobody yet where it is left out
 */
export function cameFor(state: Location<unknown>['state'], uid?: string): string | null {
  if (!isOpenedByLink()) return null
  return addressAskedFor(state) ?? broughtAlong ?? leftAt(uid)
}
