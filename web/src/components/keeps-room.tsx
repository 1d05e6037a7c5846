import Box from '@mui/material/Box'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { patient, useCalm } from '../lib/page/calm-order.ts'

/** How high what is in it is, which change of that it was, and how much room it has; in CSS pixels. */
const nothing = { px: 0, changes: 0, roomPx: 0 }

/**
 * Keeps the room of what leaves, or gets lower, until nobody touches the screen, or for half a minute: what stands below does not move under a finger. What
 * comes or grows has its room at once.
 */
export function KeepsRoom({ children }: { children: ReactNode }) {
  const held = useRef<HTMLDivElement>(null)
  const [{ px, changes, roomPx }, set] = useState(nothing)
  const isCalm = useCalm(String(changes), patient) === String(changes)
  if (isCalm && roomPx !== px) set({ px, changes, roomPx: px })

  useLayoutEffect(() => {
    const target = held.current
    if (!target) return
    const measure = () => {
      const { height } = target.getBoundingClientRect()
      set((one) =>
        one.px === height
          ? one
          : { px: height, changes: one.changes + 1, roomPx: Math.max(one.roomPx, height) },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return (
    <Box style={{ minHeight: roomPx }} sx={{ bgcolor: 'background.default' }}>
      <div ref={held}>{children}</div>
    </Box>
  )
}
