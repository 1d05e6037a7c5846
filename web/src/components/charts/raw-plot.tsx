import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId, useMemo, useRef } from 'react'
import { chartColours, type DrawnThing } from './chart-colours.ts'
import type { ChartMark } from './chart-mark.ts'
import { curvePath, stemsPath, ticksPath } from './raw-paths.ts'
import { type TimedValue, thinned } from './thinned.ts'
import { TimeAxis } from './time-axis.tsx'
import type { TimeWindow } from './time-window.ts'
import { useWidth } from './use-width.ts'
import type { ValueScale } from './value-ticks.ts'

/** What a device told of one kind, oldest first. */
export type RawPlotOf =
  /** A curve through what is measured, or a stem for each length of time. */
  | { readonly shape: 'curve' | 'stems'; readonly points: readonly TimedValue[]; readonly scale: ValueScale }
  /** A stroke for each time that something happened. */
  | { readonly shape: 'strokes'; readonly ats: readonly number[] }

interface Props {
  of: RawPlotOf
  thing: DrawnThing
  window: TimeWindow
  /** When nothing was heard: grey from top to bottom. */
  silences: readonly TimeWindow[]
  gapMs: number
  timeZone: string
  /** Each a line from top to bottom. */
  marks: readonly Pick<ChartMark, 'key' | 'what' | 'at'>[]
  /** A value with its unit. */
  words: (value: number) => string
}

/** In CSS pixels: room for values on the left, and for half a date on the right. */
export const leftPx = 80
export const rightPx = 28
const topPx = 10
const belowPx = 26
const heights = { curve: 180, stems: 140, strokes: 44 }

/** Every value that a device told, over time. It is for eyes alone: what it shows is to stand beside it as text. */
export function RawPlot({ of, thing, window, silences, gapMs, timeZone, marks, words }: Props) {
  const { palette } = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const clip = useId()
  const inner = Math.max(0, width - leftPx - rightPx)
  const height = heights[of.shape]
  const bottom = topPx + height
  const x = (at: number) => leftPx + ((at - window.from) / (window.until - window.from)) * inner
  const scale = of.shape === 'strokes' ? null : of.scale
  const y = (value: number) =>
    scale ? bottom - ((value - scale.least) / (scale.most - scale.least)) * height : bottom
  const runs = useMemo(
    // Four of each column of pixels draw the same picture as all.
    () =>
      of.shape === 'strokes' ? [] : thinned(of.points, window, { gapMs, most: Math.max(200, 4 * inner) }),
    [of, window, gapMs, inner],
  )
  const colour = chartColours(palette)[thing]
  return (
    <Box
      ref={frame}
      aria-hidden
      // It gives way to a narrower screen.
      sx={{ position: 'relative', height: bottom + belowPx, '& > svg': { position: 'absolute' } }}
    >
      {inner > 0 && (
        <svg width={width} height={bottom + belowPx} aria-hidden="true" data-plot={of.shape}>
          <clipPath id={clip}>
            <rect x={leftPx} y={0} width={inner} height={bottom + 2} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {silences.map(({ from, until }) => (
              <rect
                key={from}
                data-silence
                x={x(from)}
                y={topPx}
                width={x(until) - x(from)}
                height={height}
                fill={palette.text.disabled}
                fillOpacity={0.18}
              />
            ))}
            {marks.map(({ key, what, at }) => (
              <line
                key={key}
                data-mark={what}
                {...{ x1: x(at), x2: x(at), y1: topPx, y2: bottom }}
                stroke={what === 'alert' ? palette.error.main : palette.text.primary}
                strokeDasharray={what === 'alert' ? undefined : '4'}
              />
            ))}
          </g>
          <TimeAxis {...{ window, timeZone, x, width: inner, top: topPx, bottom }} />
          {scale?.ticks.map((value) => (
            <g key={value}>
              <line x1={leftPx} x2={leftPx + inner} y1={y(value)} y2={y(value)} stroke={palette.divider} />
              <text
                x={leftPx - 8}
                y={y(value) + 5}
                fontSize={14}
                textAnchor="end"
                fill={palette.text.secondary}
              >
                {words(value)}
              </text>
            </g>
          ))}
          <line x1={leftPx} x2={leftPx + inner} y1={bottom} y2={bottom} stroke={palette.text.secondary} />
          <g clipPath={`url(#${clip})`} fill="none" stroke={colour} strokeWidth={2} strokeLinecap="round">
            {of.shape === 'curve' && (
              <>
                <path d={curvePath(runs, x, y).lines} strokeLinejoin="round" data-lines />
                {/* What has nobody beside it is a dot. */}
                <path d={curvePath(runs, x, y).dots} strokeWidth={7} data-dots />
              </>
            )}
            {of.shape === 'stems' && <path d={stemsPath(runs.flat(), { x, y, bottom })} />}
            {of.shape === 'strokes' && <path d={ticksPath(of.ats, window, { x, top: topPx + 6, bottom })} />}
          </g>
        </svg>
      )}
    </Box>
  )
}
