import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { alertsInProgress } from '../alerts/in-progress.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { useCountWords } from '../alerts/use-count-words.ts'
import { BoardAlert } from './board-alert.tsx'
import { columnsOf } from './board-sizes.ts'
import { toBeShown } from './to-be-shown.ts'

/** More would be too small to be read from afar; the worst come first. */
const mostShown = 6

const gap = { xs: 2, md: 'calc(16px * var(--fit))' }
const heading = { fontSize: 'clamp(1.25rem, 2vw, 2.5rem)', lineHeight: 1.2, fontWeight: 700 } as const

/**
 * Every alert of the home that is not over, worst first and as large as there is room for; beyond the sixth how many there are.
 * @param isBesideLost calls that became no alert stand below them
 */
export function BoardAlerts({ isBesideLost }: { isBesideLost: boolean }) {
  const { t } = useTranslation()
  const open = useOpenAlerts()
  const count = useCountWords()(alertsInProgress(open))
  // Among those that cannot be read may be a worse one.
  const isWhole = open.unseen.length === 0
  const shown = toBeShown(open.list, mostShown)
  const columns = columnsOf(shown.length, isBesideLost)
  return (
    <Box
      component="section"
      aria-label={t('alerts.stripLabel')}
      sx={{ flex: 1, display: 'grid', gap, alignContent: 'start' }}
    >
      <Typography component="h2" sx={heading}>
        {count}
        {open.list.length > mostShown &&
          `, ${t(isWhole ? 'board.worst' : 'board.some', { count: mostShown })}`}
      </Typography>
      {!isWhole && <Typography sx={{ ...heading, color: 'error.dark' }}>{t('board.unseen')}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {shown.map((own) => (
          <BoardAlert key={own.alert.id} own={own} columns={columns} />
        ))}
      </Box>
    </Box>
  )
}
