import Box from '@mui/material/Box'
import type { Block } from '@vigie/domain/reports/outline'
import { visuallyHidden } from '../../../components/visually-hidden.ts'

const cell = { px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'left' } as const

/** Figures in lines: on a narrow screen it scrolls by itself, on paper it is all there. */
export function ReportTable({ caption, heads, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <Box
      // What scrolls must be reached by keys.
      role="group"
      tabIndex={0}
      aria-label={caption}
      sx={{ overflowX: 'auto', minWidth: 0, '@media print': { overflowX: 'visible' } }}
    >
      <Box
        component="table"
        sx={{
          ...{ borderCollapse: 'collapse', typography: 'body2' },
          '& th, & td': cell,
          '& tbody th': { whiteSpace: 'nowrap', fontWeight: 400 },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((said, index) => (
                <td key={heads[index + 1]}>{said}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
