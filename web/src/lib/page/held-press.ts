/**
 * Follows whether a press is under way on a screen. Answers what does something after it, when its click has been heard; at once where
 * none is under way. A touch is one from when the browser makes a press of the mouse of it: the focus moves then.
 */
export function watchHeld(screen: EventTarget): (work: () => void) => void {
  let isHeld = false
  const waiting: (() => void)[] = []
  const caught = { capture: true, passive: true }
  const onDown = () => {
    isHeld = true
  }
  const onUp = () => {
    if (!isHeld) return
    isHeld = false
    // The click comes after its release, in the same turn.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  screen.addEventListener('mousedown', onDown, caught)
  for (const end of ['mouseup', 'dragend', 'keydown']) screen.addEventListener(end, onUp, caught)
  // Released outside of the window.
  screen.addEventListener('mousemove', (event) => (event as MouseEvent).buttons === 0 && onUp(), caught)
  return (work) => {
    if (isHeld) waiting.push(work)
    else work()
  }
}
