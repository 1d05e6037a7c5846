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
  const { askedFor: address } = state
  return typeof address === 'string' && /^\/(?![/\\\s])/.test(address) ? address : null
}
