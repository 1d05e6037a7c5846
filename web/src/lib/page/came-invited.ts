import type { Location } from 'react-router-dom'

/** What the history remembers of a page that somebody came to by the link of an invitation. */
export const cameInvited = { cameInvited: true } as const

/** Whether somebody came to this page by the link of an invitation. */
export const isCameInvited = (state: Location<unknown>['state']): boolean =>
  typeof state === 'object' && state !== null && 'cameInvited' in state
