import { type RefObject, useLayoutEffect } from 'react'
import { goOnIn } from './use-led-to.ts'

/** In which note somebody was typing as its form was taken away, and where in it. */
let left: { mid: string; at: number } | null = null

/**
 * Brings whoever types in a note along with its form, where that comes to stand elsewhere: among the notes in place of the one that it changes, and above
 * them once that is deleted, or is none of the latest any more. The caret stays where it was.
 */
export function useGoesAlong(mid: string, input: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const typed = input.current
    if (left?.mid === mid && typed) {
      goOnIn(typed)
      typed.setSelectionRange(left.at, left.at)
      typed.scrollIntoView({ block: 'center' })
    }
    return () => {
      // It is still there. Only what comes with the same change of the page is meant.
      left = document.activeElement === typed && typed ? { mid, at: typed.selectionEnd } : null
      queueMicrotask(() => {
        left = null
      })
    }
  }, [mid, input])
}
