import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ActogramLanes, type LanePiece } from './actogram-lanes.tsx'
import { ActogramPatterns } from './actogram-patterns.tsx'
import { actogramShapes, type Lived } from './actogram-shapes.ts'
import type { ChartMark } from './chart-mark.ts'
import { MarkLegend } from './mark-legend.tsx'
import { MarkShape } from './mark-shape.tsx'

/** A line of an actogram: what went on from one instant to another. */
export interface ActogramRow {
  readonly key: string
  readonly label: string
  readonly from: number
  readonly until: number
  /** The night in it. */
  readonly night: { readonly from: number; readonly until: number }
  /** Where a shift begins or ends. */
  readonly turns: readonly number[]
  /** In order. What is after the last is still to come, and left empty. */
  readonly pieces: readonly { readonly where: Lived; readonly from: number; readonly until: number }[]
}

interface Props {
  rows: readonly ActogramRow[]
  /** What stands above, from the beginning of the lines to their end, as far from each other. */
  hours: readonly string[]
  /** Of those that can be told; the others are in no line. */
  names: Readonly<Partial<Record<Lived, string>>>
  /** The shifts, above the lines; those of one time in lanes of their own. */
  lanes: readonly (readonly LanePiece[])[]
  /** What is opened by a click on it; for keys and screen readers the same links are to stand beside it. */
  marks: readonly ChartMark[]
  markNames: Readonly<Record<ChartMark['what'], string>>
}

const rowPx = 22
const barPx = 16

/** One line above the other, so that what recurs is seen. Told apart by height and pattern as well as colour. It is for eyes alone: the same is to stand beside it as text. */
export function Actogram({ rows, hours, names, lanes, marks, markNames }: Props) {
  const { palette } = useTheme()
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
        <ActogramLanes lanes={lanes} />
        <Box sx={{ gridColumn: 2, display: 'flex', justifyContent: 'space-between', typography: 'caption' }}>
          {hours.map((hour, index) => (
            // The first and the last are told by the same hour.
            <span key={index === 0 ? 'first' : hour + String(index)}>{hour}</span>
          ))}
        </Box>
        <Box sx={{ typography: 'caption' }}>
          {rows.map(({ key, label }) => (
            <Box key={key} sx={{ height: rowPx, lineHeight: `${rowPx}px`, whiteSpace: 'nowrap' }}>
              {label}
            </Box>
          ))}
        </Box>
        <svg width="100%" height={height} aria-hidden="true" data-actogram>
          {rows.map((row, index) => (
            <Night key={row.key} row={row} y={index * rowPx} />
          ))}
          {/* Behind what went on: a line across a bed would look like somebody who left it. */}
          {hours.map((hour, index) => {
            const x = `${(100 * index) / (hours.length - 1)}%`
            return <line key={x + hour} x1={x} x2={x} y1={0} y2={height} stroke={palette.divider} />
          })}
          {rows.map((row, index) => (
            <Turns key={row.key} row={row} y={index * rowPx} />
          ))}
          {rows.map((row, index) => (
            <Row key={row.key} row={row} y={index * rowPx} id={id} />
          ))}
          {rows.map((row, index) =>
            marks
              .filter(({ at }) => at >= row.from && at < row.until)
              .map(({ key, what, at, name, to }) => (
                <Link key={key} to={to} tabIndex={-1} data-mark-of={row.key}>
                  <title>{name}</title>
                  <MarkShape what={what} x={`${shareOf(row, at)}%`} y={index * rowPx + rowPx / 2} />
                </Link>
              )),
          )}
        </svg>
      </Box>
    </Box>
  )
}

const shareOf = ({ from, until }: ActogramRow, at: number) => (100 * (at - from)) / (until - from)

function Night({ row, y }: { row: ActogramRow; y: number }) {
  const [from, until] = [shareOf(row, row.night.from), shareOf(row, row.night.until)]
  return <rect x={`${from}%`} width={`${until - from}%`} y={y} height={rowPx} fill="#DCE6EE" />
}

function Turns({ row, y }: { row: ActogramRow; y: number }) {
  const { palette } = useTheme()
  return row.turns.map((at) => {
    const x = `${shareOf(row, at)}%`
    return (
      <line
        key={at}
        {...{ x1: x, x2: x, y1: y, y2: y + rowPx }}
        stroke={palette.text.secondary}
        strokeDasharray="3 3"
        data-turn
      />
    )
  })
}

function Row({ row, y, id }: { row: ActogramRow; y: number; id: string }) {
  return (
    <g data-row={row.key}>
      {row.pieces.map(({ where, from, until }) => (
        <Bar
          key={from}
          {...{ id, where, x: `${shareOf(row, from)}%` }}
          width={`${shareOf(row, until) - shareOf(row, from)}%`}
          y={y + (rowPx - barPx) / 2}
        />
      ))}
    </g>
  )
}

interface BarProps {
  id: string
  where: Lived
  x: string | number
  width: string | number
  y: number
}

function Bar({ id, where, x, width, y }: BarProps) {
  const part = barPx * actogramShapes[where].height
  return (
    <rect
      data-where={where}
      x={x}
      width={width}
      y={y + barPx - part}
      height={part}
      fill={`url(#${id}-${where})`}
    />
  )
}
