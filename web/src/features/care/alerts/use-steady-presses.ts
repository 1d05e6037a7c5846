import { type RefObject, useLayoutEffect } from 'react'
import { ledAt } from '../../../lib/page/led-to.ts'
import { pressBeganAt } from '../../../lib/page/press-began.ts'
import { isUnpointed } from '../../../lib/page/press-runs.ts'
import { isSteadyAt, type Steady, seenAt } from './steadiness.ts'

/** How often the rows of the page are looked at for what moved them: a banner above it, a picture, a longer text. */
const lookEveryMs = 200

const known = new WeakMap<Element, Steady>()

/** Every row on the page: they are looked at together, by one timer. */
const rows = new Set<HTMLElement>()
let timer: ReturnType<typeof setInterval> | undefined
/** Of what a part of a row draws by itself: what came with it, and what it moved in the other rows. */
let drawn: MutationObserver | undefined
let looksSoon = false

function watch(row: HTMLElement): () => void {
  rows.add(row)
  timer ??= setInterval(look, lookEveryMs)
  drawn ??= new MutationObserver(look)
  drawn.observe(row, { childList: true, characterData: true, subtree: true })
  return () => {
    rows.delete(row)
    lookSoon()
    if (rows.size > 0) return
    clearInterval(timer)
    timer = undefined
    drawn?.disconnect()
  }
}

/** Once for all rows that are drawn, or go, together, and before anything of the page can be pressed. */
function lookSoon(): void {
  if (looksSoon) return
  looksSoon = true
  queueMicrotask(() => {
    looksSoon = false
    look()
  })
}

/**
 * Keeps presses from what came under the finger just now: for as long as somebody takes to see it, a button of a row that
 * has appeared or moved is not to be pressed, and a second tap or Enter does nothing that was not there at the first. It
 * looks as always, so that nothing flickers.
 */
export function useSteadyPresses(row: RefObject<HTMLElement | null>): void {
  // At every drawing: it may have come, or have another place in its list.
  useLayoutEffect(lookSoon)
  useLayoutEffect(() => {
    const watched = row.current
    if (!watched) return
    let focus: { on: EventTarget | null; at: number } | null = null
    const onFocus = ({ target, timeStamp }: FocusEvent) => {
      focus = { on: target, at: timeStamp }
    }
    const onClick = (click: MouseEvent) => {
      const pressed = click.target instanceof Element ? click.target.closest('a, button') : null
      if (pressed === null) return
      look()
      const began = pressBeganAt(click)
      const steady = known.get(pressed)
      const hasFocusNew = isUnpointed(click) && focus?.on === pressed && focus.at > began
      if (!hasFocusNew && (steady === undefined || isSteadyAt(steady, began))) return
      click.preventDefault()
      click.stopPropagation()
    }
    const unwatch = watch(watched)
    watched.addEventListener('focusin', onFocus)
    watched.addEventListener('click', onClick, { capture: true })
    return () => {
      unwatch()
      watched.removeEventListener('focusin', onFocus)
      watched.removeEventListener('click', onClick, { capture: true })
    }
  }, [row])
}

/** Sees where the buttons of rows are, and lets those be pressed that stand still. */
function look(): void {
  const now = performance.now()
  const buttons = [...rows].flatMap((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-actions] button, button[data-steady]'),
  ])
  // Everything is measured before anything is changed: the browser lays the page out once.
  const measured = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }))
  for (const { button, box } of measured) {
    const { x, y } = box
    const place = { onScreen: { x, y }, onPage: { x: x + scrollX, y: y + scrollY } }
    const seen = seenAt(known.get(button), place, now)
    const steady = { ...seen, since: Math.max(seen.since, ledAt(button)) }
    known.set(button, steady)
    const takesPresses = isSteadyAt(steady, now) ? '' : 'none'
    if (button.style.pointerEvents !== takesPresses) button.style.pointerEvents = takesPresses
  }
}
