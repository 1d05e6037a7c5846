import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from './visually-hidden.ts'

/** What will stand there: a grid of cards, rows below one another, or one card above two columns. */
type Shape = 'cards' | 'rows' | 'columns'

interface Block {
  readonly name: string
  readonly height: number
  /** Over the whole width. */
  readonly wide?: true
}

const blocks: Record<Shape, readonly Block[]> = {
  cards: ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({ name, height: 172 })),
  rows: ['one', 'two', 'three'].map((name) => ({ name, height: 88 })),
  columns: [
    { name: 'top', height: 108, wide: true },
    { name: 'left', height: 260 },
    { name: 'right', height: 260 },
  ],
}

const grids: Record<Shape, string> = {
  cards: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  rows: '1fr',
  columns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
}

/** The ground of a page, or of part of one, on the first visit, before anything is known; it does not move. */
export function Skeletons({ shape }: { shape: Shape }) {
  const { t } = useTranslation()
  return (
    <Box data-loading sx={{ display: 'grid', gap: 2, gridTemplateColumns: grids[shape] }}>
      <Box role="status" sx={visuallyHidden}>
        {t('shell.loading')}
      </Box>
      {blocks[shape].map(({ name, height, wide }) => (
        <Card key={name} sx={{ height, bgcolor: '#FAFBFB', gridColumn: wide && '1 / -1' }} />
      ))}
    </Box>
  )
}
