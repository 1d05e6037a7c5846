import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { fingersOn } from './fingers.ts'
import type { ChartWindow } from './use-chart-window.ts'
import { moved, nearer } from './window-moves.ts'

interface Props {
  of: ChartWindow
  /** How far from its edges what is drawn begins and ends, in CSS pixels. */
  left: number
  right: number
  children: ReactNode
}

/** So much closer for each pixel that a wheel turns. */
const perPixel = 1.003

/**
 * Charts that are moved by dragging them sideways, and brought closer with two fingers, or the wheel while Ctrl is held. Whatever scrolls the page goes on doing so: a finger that goes up or down, and
 * the wheel alone.
 */
export function WindowArea({ of, left, right, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const inner = () => {
      const box = element.getBoundingClientRect()
      return { begin: box.left + left, width: Math.max(1, box.width - left - right) }
    }
    const placeOf = (x: number) => Math.min(1, Math.max(0, (x - inner().begin) / inner().width))
    const onWheel = (event: WheelEvent) => {
      const { window, bounds, set } = latest.current
      const isZoom = event.ctrlKey || event.metaKey
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      const next = isZoom
        ? nearer(window, perPixel ** -event.deltaY, bounds, placeOf(event.clientX))
        : isSideways
          ? moved(window, event.deltaX / inner().width, bounds)
          : window
      if (isZoom) event.preventDefault()
      if (next.from === window.from && next.until === window.until) return
      event.preventDefault()
      set(next)
    }
    // Listened to by hand: React's listener of the wheel may not keep the page from doing its own.
    element.addEventListener('wheel', onWheel, { passive: false })
    const end = fingersOn(element, {
      begin: () => latest.current.window,
      move: (window, { dx, spread, x }) => {
        const { bounds, set } = latest.current
        set(moved(nearer(window, spread, bounds, placeOf(x)), -dx / inner().width, bounds))
      },
    })
    return () => {
      element.removeEventListener('wheel', onWheel)
      end()
    }
  }, [left, right])
  return (
    <Box
      ref={area}
      data-window-area
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        '& svg': { userSelect: 'none', touchAction: 'pan-y' },
      }}
    >
      {children}
    </Box>
  )
}
