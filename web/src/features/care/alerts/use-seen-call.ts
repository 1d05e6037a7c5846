import { useCallback, useLayoutEffect, useRef } from 'react'
import { pressBeganAt } from '../../../lib/page/press-began.ts'
import { callSeenAt, type ShownCall, withCall } from './seen-calls.ts'

/**
 * Tells, of a click, the `lastCallAt` of the call that its maker has seen: what is resolved is what was seen, though they
 * called again as the button went down, or while a menu was open. Most such calls move nothing on the screen.
 */
export function useSeenCall(lastCallAt: number): (click: Pick<MouseEvent, 'detail' | 'timeStamp'>) => number {
  const shown = useRef<readonly ShownCall[]>([])
  useLayoutEffect(() => {
    shown.current = withCall(shown.current, { lastCallAt, since: performance.now() })
  }, [lastCallAt])
  return useCallback(
    (click) => callSeenAt(shown.current, pressBeganAt(click))?.lastCallAt ?? lastCallAt,
    [lastCallAt],
  )
}
