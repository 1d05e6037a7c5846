import { useTheme } from '@mui/material/styles'
import type { ChartMark } from './chart-mark.ts'

const shapes: Readonly<Record<ChartMark['what'], string>> = {
  alert: 'M0 -8L8 6H-8Z',
  note: 'M-6 -6H6V6H-6Z',
}

/** The mark of an alert, a full triangle, or of a note, an empty square: of an SVG, around a place. */
export function MarkShape({ what, x, y }: { what: ChartMark['what']; x: number | string; y: number }) {
  const { palette } = useTheme()
  const isAlert = what === 'alert'
  return (
    // Of a place in per cent only an SVG of its own begins there.
    <svg x={x} y={y} overflow="visible" aria-hidden="true" data-mark={what}>
      {/* As large as a pointer needs it. */}
      <rect x={-12} y={-10} width={24} height={20} fill="transparent" />
      <path d={shapes[what]} fill="none" stroke="#FFFFFF" strokeWidth={5} strokeLinejoin="round" />
      <path
        d={shapes[what]}
        fill={isAlert ? palette.error.main : '#FFFFFF'}
        stroke={isAlert ? palette.error.main : palette.text.primary}
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </svg>
  )
}
