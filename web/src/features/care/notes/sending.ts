/** What becomes of a note that could not be sent. */
export type Fate =
  /** Nobody knows whether it arrived, or it is to be tried later: it waits, and the next ones behind it. */
  | 'waits'
  /** The server has looked at it and does not take it. */
  | 'refused'

/** The statuses of answers that say nothing of the note: no session, too slow, too many, not now. */
const ofTheMoment = [401, 408, 429, 503]

/** What becomes of a note whose call failed with this HTTP status; null: the server was not reached. */
export const fateOf = (status: number | null): Fate =>
  status === null || ofTheMoment.includes(status) ? 'waits' : 'refused'
