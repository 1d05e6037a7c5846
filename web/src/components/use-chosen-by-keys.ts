import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Keys that choose nothing by themselves, whatever has the focus. */
const passing = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/**
 * Takes one after the other out of a list of the system's. While such a list is closed each arrow and each letter chooses: whoever typed « 214 »
 * would have taken the first room that begins with 2 as well. So what is chosen by keys is shown first, and taken by Enter or as one goes on;
 * Escape lets go of it. What is chosen by a finger or a mouse is taken at once.
 * @param take what is done with one that is taken
 */
export function useChosenByKeys(take: (id: string) => void) {
  const [shown, show] = useState('')
  const isByKeys = useRef(false)
  const settle = () => {
    if (shown === '') return
    show('')
    take(shown)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLSelectElement)) return
    if (shown !== '' && ['Enter', 'Escape'].includes(event.key)) {
      // Neither is the form sent nor its window closed by that.
      event.preventDefault()
      event.stopPropagation()
      return event.key === 'Enter' ? settle() : show('')
    }
    if (!passing.includes(event.key)) isByKeys.current = true
  }
  return {
    /** What the list shows: one that is not taken yet, or nothing. */
    shown,
    choose: (id: string) => (isByKeys.current || id === '' ? show(id) : take(id)),
    /** For what is around the list. */
    around: {
      onKeyDown,
      onPointerDown: () => {
        isByKeys.current = false
      },
      onBlur: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLSelectElement)) return
        isByKeys.current = false
        settle()
      },
    },
  }
}
