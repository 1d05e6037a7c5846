import type { Block } from '@vigie/domain/reports/outline'
import { NumbersTable } from '../../../components/numbers-table.tsx'

/** On paper it is all there, and no line is cut in two. */
const printed = {
  '@media print': {
    overflowX: 'visible',
    // Else it is wider than its card, and crosses the border.
    '& table th, & table td': { px: 0.5 },
    '& table tbody th': { whiteSpace: 'normal' },
  },
  '& tbody th': { fontWeight: 400 },
  '& tr': { breakInside: 'avoid' },
} as const

/** Figures of a report in lines. */
export function ReportTable({ caption, heads, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <NumbersTable
      {...{ caption, heads }}
      rows={rows.map(([name, ...cells]) => ({ name, cells }))}
      isOpen
      sx={printed}
    />
  )
}
