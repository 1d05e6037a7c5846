import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { ledAt } from '../../../lib/page/led-to.ts'
import { pressBeganAt } from '../../../lib/page/press-began.ts'
import { isUnpointed } from '../../../lib/page/press-runs.ts'
import { isSteadyAt, type Steady, seenAt } from './steadiness.ts'

/** How often the rows of the page are looked at for what moved them: a banner above it, a picture, a longer text. */
const lookEveryMs = 200

const known = new WeakMap<Element, Steady>()

/** Every row on the page: one timer looks at them together. */
const rows = new Set<HTMLElement>()
let timer: ReturnType<typeof setInterval> | undefined

function watch(row: HTMLElement): () => void {
  rows.add(row)
  timer ??= setInterval(look, lookEveryMs, rows)
  return () => {
    rows.delete(row)
    if (rows.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Keeps presses from what came under the finger just now: for as long as somebody takes to see it, a button of a row that
 * has appeared or moved is not to be pressed, and a second tap or Enter does nothing that was not there at the first. It
 * looks as always, so that nothing flickers.
 */
export function useSteadyPresses(row: RefObject<HTMLElement | null>): void {
  // At every drawing, before what it changed can be pressed.
  useLayoutEffect(() => {
    if (row.current) look([row.current])
  })
  useEffect(() => {
    const watched = row.current
    if (!watched) return
    let focus: { on: EventTarget | null; at: number } | null = null
    const onFocus = ({ target, timeStamp }: FocusEvent) => {
      focus = { on: target, at: timeStamp }
    }
    const onClick = (click: MouseEvent) => {
      const pressed = click.target instanceof Element ? click.target.closest('a, button') : null
      if (pressed === null) return
      look([watched])
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
function look(watched: Iterable<HTMLElement>): void {
  const now = performance.now()
  const buttons = [...watched].flatMap((row) => [
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
