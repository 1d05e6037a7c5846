import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { alertsInProgress } from '../alerts/in-progress.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { useCountWords } from '../alerts/use-count-words.ts'
import { BoardAlert } from './board-alert.tsx'
import { toBeShown } from './to-be-shown.ts'

/** More would be too small to be read from afar; the worst come first. */
const mostShown = 6

/** Every alert of the home that is not over, worst first and as large as there is room for; beyond the sixth how many there are. */
export function BoardAlerts() {
  const { t } = useTranslation()
  const open = useOpenAlerts()
  const heading = useCountWords()(alertsInProgress(open))
  // Among those that cannot be read may be a worse one.
  const isWhole = open.unseen.length === 0
  const shown = toBeShown(open.list, mostShown)
  const columns = shown.length > 3 ? 2 : 1
  return (
    <Box
      component="section"
      aria-label={t('alerts.stripLabel')}
      sx={{ flex: 1, display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Typography component="h2" sx={{ fontSize: 'clamp(1.25rem, 2vw, 2.5rem)', fontWeight: 700 }}>
        {heading}
        {open.list.length > mostShown &&
          `, ${t(isWhole ? 'board.worst' : 'board.some', { count: mostShown })}`}
      </Typography>
      {!isWhole && (
        <Typography sx={{ fontSize: 'clamp(1.25rem, 2vw, 2.5rem)', fontWeight: 700, color: 'error.dark' }}>
          {t('board.unseen')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {shown.map((own) => (
          <BoardAlert key={own.alert.id} own={own} isLarge={columns === 1} />
        ))}
      </Box>
    </Box>
  )
}
