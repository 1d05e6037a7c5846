/** Where something is, in pixels: on the screen, and on the page however it is scrolled. */
export interface Place {
  readonly onScreen: Point
  readonly onPage: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where something was seen, and since when it has stood there, in milliseconds on the clock of `Event.timeStamp`. */
export interface Steady {
  readonly place: Place
  readonly since: number
}

/** As long as somebody takes to see that what they are about to press is no longer what it was, and to stop. */
const settlesInMs = 800
/** A button a little further on is still the same under the finger. */
const slackPx = 10

/** What is known of something that is at `place` at `now`. Being scrolled is no movement, nor is staying on screen then. */
export function seenAt(known: Steady | undefined, place: Place, now: number): Steady {
  if (known === undefined) return { place, since: now }
  const hasMoved = isApart(known.place.onScreen, place.onScreen) && isApart(known.place.onPage, place.onPage)
  if (hasMoved) return { place, since: now }
  // Many small steps are a movement; what was scrolled is at another place on screen.
  const onScreen = isApart(known.place.onScreen, place.onScreen) ? place.onScreen : known.place.onScreen
  const onPage = isApart(known.place.onPage, place.onPage) ? place.onPage : known.place.onPage
  return { place: { onScreen, onPage }, since: known.since }
}

function isApart(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > slackPx
}

/** Whether something has stood long enough where it is for a press that began at `at` to be meant for it. */
export function isSteadyAt({ since }: Pick<Steady, 'since'>, at: number): boolean {
  return at >= since + settlesInMs
}
