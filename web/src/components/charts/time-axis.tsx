import { useTheme } from '@mui/material/styles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { dated } from '../../lib/time/words.ts'
import { timeTicks } from './time-ticks.ts'
import type { TimeWindow } from './time-window.ts'

/** So much room a date takes, in CSS pixels. */
const labelPx = 62

interface Props {
  window: TimeWindow
  timeZone: string
  x: (at: number) => number
  width: number
  /** From where to where its lines go, and where its words stand below them. */
  top: number
  bottom: number
}

/** Dates and times below a chart, each with a line over it: of an SVG. */
export function TimeAxis({ window, timeZone, x, width, top, bottom }: Props) {
  const locale = useLocale()
  const { palette } = useTheme()
  const ticks = timeTicks(window, timeZone, Math.max(2, Math.floor(width / labelPx)))
  return ticks.map(({ at, isMidnight }) => (
    <g key={at}>
      <line
        x1={x(at)}
        x2={x(at)}
        y1={top}
        y2={bottom}
        stroke={palette.divider}
        strokeWidth={isMidnight ? 1.5 : 1}
      />
      <text x={x(at)} y={bottom + 18} fontSize={14} textAnchor="middle" fill={palette.text.secondary}>
        {isMidnight
          ? dated(at, locale, { timeZone, day: 'numeric', month: 'short' })
          : localTimeOfDay(at, timeZone)}
      </text>
    </g>
  ))
}
