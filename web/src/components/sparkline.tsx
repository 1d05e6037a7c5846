import Box from '@mui/material/Box'
import { type CurvePoint, lineOf } from './curve-line.ts'

interface Props {
  /** Oldest first. */
  points: readonly CurvePoint[]
  from: number
  until: number
  /** Between two points that are further apart nothing is known: there is a gap. Milliseconds. */
  gapMs: number
  /** What it says to those who do not see it. */
  label: string
}

/** A small curve beside a value, without axes: whether it went up or down, and when nothing was heard. */
export function Sparkline({ points, from, until, gapMs, label }: Props) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', maxWidth: 240, height: 28, color: 'primary.dark' }}
    >
      <path
        d={lineOf(points, { from, until, gapMs, width: 100, height: 24 })}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}
