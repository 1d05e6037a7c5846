import { mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { Trends } from '@vigie/domain/api/trend-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { lengthOfDates } from '@vigie/domain/trends/trend-period'
import { useTranslation } from 'react-i18next'
import { HowToPrint } from '../../../components/how-to-print.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { tellPartNotLoaded } from '../../../lib/notices/tell-part-not-loaded.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dateInWords, momentInWords } from '../../../lib/time/words.ts'
import { useEventWords } from '../events/use-event-words.ts'
import { ArchivedMark } from '../residents/archived-mark.tsx'
import { roomAndName } from '../residents/room-and-name.ts'
import { useTelling } from '../tasks/use-telling.ts'
import { StatisticsCard } from '../trends/statistics-card.tsx'
import { onPaper } from './on-paper.ts'
import { ReportedAlerts } from './reported-alerts.tsx'
import { ReportedMoods } from './reported-moods.tsx'
import { ReportedNotes } from './reported-notes.tsx'
import { ReportedTasks } from './reported-tasks.tsx'
import { saveReport } from './save-report.ts'

interface Props {
  /** What the home is called. */
  home: string
  timeZone: string
  report: ResidentReport
  trends: Trends
}

const yearsMs = 800 * 86_400_000

/** All that is known of a resident over a period, on screen as on paper. */
export function WholeReport({ home, timeZone, report, trends }: Props) {
  const { t } = useTranslation()
  const onScreen = useTelling(timeZone)
  const { locale } = onScreen
  const { displayName } = useSession()
  const eventWords = useEventWords()
  const { resident, from, to, at, unreadable, isCut } = report
  // What is printed or saved is read later: nothing of it was yesterday, or this year.
  const telling = { ...onScreen, now: at + yearsMs }
  const madeBy = t('report.madeBy', { name: displayName, time: momentInWords(at, timeZone, locale) })
  const head = { home, madeBy }
  const words = (date: string) => dateInWords(startOfDate(date, timeZone), timeZone, locale)
  const period = from === to ? words(from) : t('report.span', { from: words(from), to: words(to) })
  const who = roomAndName(resident)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <GlobalStyles styles={onPaper({ who, period, home })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, overflowWrap: 'anywhere' }}>
          <Typography sx={{ display: 'none', displayPrint: 'block' }}>
            {`${t('report.title')} · ${home}`}
          </Typography>
          <Typography component="h2" variant="h2">
            {who}
          </Typography>
          {resident.isArchived && <ArchivedMark />}
          <Typography role="status">{period}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {madeBy}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveReport(report, trends, { head, eventWords, telling }).catch(tellPartNotLoaded)}
          sx={{ displayPrint: 'none' }}
        >
          {t('report.save')}
        </Button>
        <HowToPrint button={t('report.print')} help={t('report.printHelp')} />
      </Box>
      <div>
        <Message kind="error">{unreadable > 0 && t('report.unreadable', { count: unreadable })}</Message>
        <Message kind="info">{isCut && t('report.cut')}</Message>
      </div>
      <StatisticsCard
        statistics={trends.statistics}
        count={trends.before === null ? 0 : lengthOfDates(trends.before)}
      />
      <ReportedAlerts alerts={report.alerts} answers={report.answers} telling={telling} />
      <ReportedMoods moods={report.moods} telling={telling} />
      <ReportedTasks done={report.done} missed={report.missed} telling={telling} />
      <ReportedNotes notes={report.notes} telling={telling} />
    </Box>
  )
}
