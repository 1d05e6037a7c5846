import { mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Alert } from '@vigie/domain/alerts/alert'
import { outcomeOf } from '@vigie/domain/alerts/alert-outcome'
import { dotted } from '../../../../components/dotted.ts'
import { Icon } from '../../../../components/icon.tsx'
import { RowLink } from '../../../../components/row-link.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { dateInWords, timeOfDay } from '../../../../lib/time/words.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { whoOf } from '../alert-whereabouts.ts'
import { SeverityMark } from '../severity-mark.tsx'
import { useAlertWords } from '../use-alert-words.ts'
import { useOutcomeWords } from './use-outcome-words.ts'

interface Props {
  /** Latest first. */
  alerts: readonly WithId<Alert>[]
  establishment: OwnEstablishment
  timeZone: string
}

/** Alerts day by day on the home's clock; each leads to its record. */
export function HistoryRows({ alerts, establishment: { id }, timeZone }: Props) {
  const locale = useLocale()
  const days = Map.groupBy(alerts, ({ times }) => dateInWords(times.raisedAt, timeZone, locale))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <Typography component="h2" variant="h2" sx={{ mb: 1, breakAfter: 'avoid' }}>
        {day}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '@media print': { overflow: 'visible' } }}>
        {ofDay.map((alert) => (
          <HistoryRow key={alert.id} eid={id} alert={alert} timeZone={timeZone} />
        ))}
      </Card>
    </section>
  ))
}

function HistoryRow({ eid, alert, timeZone }: { eid: string; alert: WithId<Alert>; timeZone: string }) {
  const locale = useLocale()
  const { what, notes, state } = useAlertWords(alert, timeZone)
  const outcomeWords = useOutcomeWords()
  const outcome = outcomeOf(alert)
  const where = [alert.room.trim(), whoOf(alert, locale)].filter(Boolean).join(' ')
  return (
    <Box
      component="li"
      data-alert={alert.id}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, breakInside: 'avoid' }}
    >
      <RowLink
        to={routes.alertRecord(eid, alert.id)}
        sx={{ display: 'grid', gridTemplateColumns: '4rem 1fr auto', px: 2, py: 1, minHeight: 44 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{timeOfDay(alert.times.raisedAt, timeZone)}</Typography>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>
            <strong>{where}</strong> {what}
            {notes !== '' && `, ${notes}`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...dotted }}>
            <span>
              <SeverityMark alert={alert} />
            </span>
            <span>{state}</span>
            {alert.state === 'resolved' && <span>{outcomeWords(outcome)}</span>}
            {alert.deviceLocation !== '' && <span>{alert.deviceLocation}</span>}
          </Typography>
        </Box>
        <Icon path={mdiChevronRight} sx={{ color: 'text.secondary', displayPrint: 'none' }} />
      </RowLink>
    </Box>
  )
}
