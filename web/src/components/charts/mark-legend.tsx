import Box from '@mui/material/Box'
import type { ChartMark } from './chart-mark.ts'
import { MarkShape } from './mark-shape.tsx'

/** What the shapes of marks mean, of those that there are. */
export function MarkLegend({
  marks,
  names,
}: {
  marks: readonly ChartMark[]
  names: Readonly<Record<ChartMark['what'], string>>
}) {
  const kinds = (['alert', 'note'] as const).filter((kind) => marks.some(({ what }) => what === kind))
  return kinds.map((what) => (
    <Box key={what} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <svg width={24} height={20} aria-hidden="true">
        <MarkShape what={what} x={12} y={11} />
      </svg>
      {names[what]}
    </Box>
  ))
}
