import { sharedValue } from '../shared-value.ts'

/** How long a browser that lets a page sound takes to begin at most, in milliseconds. */
export const beginsWithinMs = 1_000

/**
 * Between two times that a silent page asks again by itself, in milliseconds: a telephone call has ended since, or a device for sound that was busy as the page
 * began is there.
 */
export const asksAgainMs = 5_000

/** As much of an AudioContext as says whether it can be heard. */
interface Sounding {
  readonly state: string
  resume(): Promise<void>
  addEventListener(type: 'statechange', changed: () => void): void
}

/** Whether the browser keeps a page silent. */
export interface SoundBlock {
  isBlocked(): boolean
  /** Calls back at each change, until the returned function is called. */
  watch(changed: () => void): () => void
}

/** What browsers take for a sign that somebody is there: only then does a page sound that nobody has touched yet. */
const signs = ['pointerup', 'click', 'keydown'] as const

/**
 * Watches whether the browser keeps `sounding` silent, as it does with a page that reloaded by itself and that nobody has
 * touched since, and asks it again at every tap or key on `screen`, and now and then.
 */
export function watchSoundBlock(sounding: Sounding, screen: EventTarget): SoundBlock {
  const blocked = sharedValue(false)
  const isRunning = () => sounding.state === 'running'
  const judge = () => blocked.set(!isRunning())
  // What is about to begin is not called blocked.
  const judgeSoon = () => setTimeout(judge, beginsWithinMs)
  sounding.addEventListener('statechange', () => (isRunning() ? judge() : judgeSoon()))
  // Whatever comes of it is told by its state.
  const ask = () => isRunning() || sounding.resume().catch(() => undefined)
  for (const sign of signs) screen.addEventListener(sign, ask, { capture: true })
  setInterval(ask, asksAgainMs)
  judgeSoon()
  return { isBlocked: blocked.get, watch: blocked.subscribe }
}
