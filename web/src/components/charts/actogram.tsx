import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ActogramLanes, type LanePiece } from './actogram-lanes.tsx'
import { ActogramPatterns } from './actogram-patterns.tsx'
import { type ActogramRow, Bar, barPx, Night, percentOf, Row, rowPx, Turns } from './actogram-rows.tsx'
import { actogramShapes, type Lived } from './actogram-shapes.ts'
import type { ChartMark } from './chart-mark.ts'
import { lineHours } from './line-hours.ts'
import { MarkLegend } from './mark-legend.tsx'
import { MarkShape } from './mark-shape.tsx'
import type { ChartWindow } from './use-chart-window.ts'
import { WindowArea } from './window-area.tsx'

interface Props {
  rows: readonly ActogramRow[]
  /** What of the lines is shown (`wholeLine`). */
  shown: ChartWindow
  /** An hour of the clock, in words. */
  hourWords: (hour: number) => string
  /** Of those that can be told; the others are in no line. */
  names: Readonly<Partial<Record<Lived, string>>>
  /** The shifts, above the lines; those of one time in lanes of their own. */
  lanes: readonly (readonly LanePiece[])[]
  /** What is opened by a click on it; for keys and screen readers the same links are to stand beside it. */
  marks: readonly ChartMark[]
  markNames: Readonly<Record<ChartMark['what'], string>>
}

const hoursPx = 20

/** One line above the other, so that what recurs is seen. Told apart by height and pattern as well as colour. It is for eyes alone: the same is to stand beside it as text. */
export function Actogram({ rows, shown, hourWords, names, lanes, marks, markNames }: Props) {
  const { palette } = useTheme()
  const { window } = shown
  const hours = lineHours(window)
  const id = useId()
  const height = rows.length * rowPx
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      <ActogramPatterns id={id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2' }}>
        {(Object.keys(actogramShapes) as Lived[])
          .filter((where) => names[where] !== undefined)
          .map((where) => (
            <Box key={where} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <svg width={24} height={barPx} aria-hidden="true">
                <Bar {...{ id, where, x: 0, width: 24, y: 0 }} />
              </svg>
              {names[where]}
            </Box>
          ))}
        <MarkLegend marks={marks} names={markNames} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
        <ActogramLanes lanes={lanes} window={window} />
        <Box sx={{ gridColumn: 2, position: 'relative', height: hoursPx, typography: 'caption' }}>
          {hours.map(({ place, hour }) => (
            <Box key={place} component="span" sx={{ position: 'absolute', ...besideEdges(place) }}>
              {hourWords(hour)}
            </Box>
          ))}
        </Box>
        <Box sx={{ typography: 'caption' }}>
          {rows.map(({ key, label }) => (
            <Box key={key} sx={{ height: rowPx, lineHeight: `${rowPx}px`, whiteSpace: 'nowrap' }}>
              {label}
            </Box>
          ))}
        </Box>
        <WindowArea of={shown} left={0} right={0}>
          <svg width="100%" height={height} aria-hidden="true" data-actogram>
            {rows.map((row, index) => (
              <Night key={row.key} {...{ row, window }} y={index * rowPx} />
            ))}
            {/* Behind what went on: a line across a bed would look like somebody who left it. */}
            {hours.map(({ place }) => {
              const x = `${100 * place}%`
              return <line key={x} x1={x} x2={x} y1={0} y2={height} stroke={palette.divider} />
            })}
            {rows.map((row, index) => (
              <Turns key={row.key} {...{ row, window }} y={index * rowPx} />
            ))}
            {rows.map((row, index) => (
              <Row key={row.key} {...{ row, window, id }} y={index * rowPx} />
            ))}
            {rows.map((row, index) =>
              marks
                .filter(({ at }) => at >= row.from && at < row.until)
                .map(({ key, what, at, name, to }) => (
                  <Link key={key} to={to} tabIndex={-1} data-mark-of={row.key}>
                    <title>{name}</title>
                    <MarkShape
                      what={what}
                      x={`${percentOf(row, window, at)}%`}
                      y={index * rowPx + rowPx / 2}
                    />
                  </Link>
                )),
            )}
          </svg>
        </WindowArea>
      </Box>
    </Box>
  )
}

/** What stands above an edge begins or ends there, and does not reach over it. */
const besideEdges = (place: number) =>
  place > 0.97
    ? { right: 0 }
    : { left: `${100 * place}%`, transform: place < 0.03 ? 'none' : 'translateX(-50%)' }
