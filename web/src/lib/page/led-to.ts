const ledAtOf = new WeakMap<Element, number>()

/**
 * Gives something the focus in the place of what went away under it. Whoever presses a key twice means what was there at the first: what
 * was led to must have stood there for a while (`ledAt`).
 */
export function lead(to: HTMLElement | null | undefined): void {
  if (!to) return
  ledAtOf.set(to, performance.now())
  to.focus()
}

/** When something was last given the focus so, in milliseconds on the clock of `Event.timeStamp`; 0: never. */
export const ledAt = (element: Element): number => ledAtOf.get(element) ?? 0
