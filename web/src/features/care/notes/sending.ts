import type { ApiError } from '../../../lib/api/api-client.ts'

/** What becomes of a note that could not be sent. */
export type Fate =
  /** Nobody knows whether it arrived, or it is to be tried later: it waits, and the next ones behind it. */
  | 'waits'
  /** The server has looked at it and does not take it. */
  | 'refused'

/** The statuses of answers that say nothing of the note: no session, too slow, too many, not now. */
const ofTheMoment = [401, 408, 429, 503]

/** So often in all a note is sent of which our server says that it failed itself: mostly that passes, but it must not hold up those behind it. */
const mostTries = 3

/**
 * What becomes of a note whose call failed so, for the how-manieth time. Only our own server refuses one, in its words: what stands before it, or a
 * network that answers in its place, says nothing of the note by whatever status.
 */
export const fateOf = (failure: Pick<ApiError, 'status' | 'code'> | null, tries: number): Fate =>
  failure?.status &&
  failure.code &&
  !ofTheMoment.includes(failure.status) &&
  (failure.status < 500 || tries >= mostTries)
    ? 'refused'
    : 'waits'
