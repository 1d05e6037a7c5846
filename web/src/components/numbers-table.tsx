import Box from '@mui/material/Box'
import type { SystemStyleObject } from '@mui/system'
import { visuallyHidden } from './visually-hidden.ts'

interface Props {
  caption: string
  /** Of the first column, that names the rows, and of the others. */
  heads: readonly string[]
  /** `date`: of a row that is about one. */
  rows: readonly {
    readonly date?: string
    readonly name: string | undefined
    readonly cells: readonly string[]
  }[]
  isOpen: boolean
  /** What it has besides where it is open. */
  sx?: SystemStyleObject
}

/** Numbers in lines, which scroll by themselves on a narrow screen: read out always, and shown where it is open. */
export function NumbersTable({ caption, heads, rows, isOpen, sx }: Props) {
  // A phone has room for a column more between narrower gaps.
  const cell = {
    px: { xs: 0.5, sm: 1 },
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
  } as const
  return (
    <Box
      // What scrolls must be reached by keys.
      {...(isOpen && { role: 'group', tabIndex: 0, 'aria-label': caption })}
      sx={isOpen ? { overflowX: 'auto', minWidth: 0, ...sx } : visuallyHidden}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': cell,
          '& tbody th': { whiteSpace: 'nowrap' },
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
          {rows.map(({ date, name, cells }, row) => (
            <tr key={date ?? row} data-date={date}>
              <th scope="row">{name}</th>
              {cells.map((words, index) => (
                <td key={heads[index + 1]}>{words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
