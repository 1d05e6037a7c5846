import { useTheme } from '@mui/material/styles'
import { actogramShapes, type Lived } from './actogram-shapes.ts'
import { placeIn } from './line-hours.ts'
import type { TimeWindow } from './time-window.ts'

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

/** How high a row is, and what is drawn in it. */
export const rowPx = 22
export const barPx = 16

/** Where an instant of a row lies in what is shown of it, in percent. */
export const percentOf = ({ from, until }: ActogramRow, window: TimeWindow, at: number) =>
  100 * placeIn(window, (at - from) / (until - from))

/** Of which row, what of it is shown, and from where down. */
interface OfRow {
  row: ActogramRow
  window: TimeWindow
  y: number
}

/** The night, shaded. */
export function Night({ row, window, y }: OfRow) {
  const [from, until] = [percentOf(row, window, row.night.from), percentOf(row, window, row.night.until)]
  return <rect x={`${from}%`} width={`${until - from}%`} y={y} height={rowPx} fill="#DCE6EE" />
}

/** Where shifts begin and end, dashed. */
export function Turns({ row, window, y }: OfRow) {
  const { palette } = useTheme()
  return row.turns.map((at) => {
    const x = `${percentOf(row, window, at)}%`
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

/** What went on, one piece beside the other. */
export function Row({ row, window, y, id }: OfRow & { id: string }) {
  return (
    <g data-row={row.key}>
      {row.pieces.map(({ where, from, until }) => (
        <Bar
          key={from}
          {...{ id, where, x: `${percentOf(row, window, from)}%` }}
          width={`${percentOf(row, window, until) - percentOf(row, window, from)}%`}
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

/** A piece of it, told apart by height and pattern as well as colour; what fills it is in `ActogramPatterns`. */
export function Bar({ id, where, x, width, y }: BarProps) {
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
