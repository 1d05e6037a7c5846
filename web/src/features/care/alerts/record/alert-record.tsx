import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Alert } from '@vigie/domain/alerts/alert'
import { courseOf } from '@vigie/domain/alerts/alert-course'
import { outcomeOf } from '@vigie/domain/alerts/alert-outcome'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { HowToPrint } from '../../../../components/how-to-print.tsx'
import { Message } from '../../../../components/message.tsx'
import { stacked, stackedCards } from '../../../../components/stacked.ts'
import { TitledCard } from '../../../../components/titled-card.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { exactTime } from '../../../../lib/time/words.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { whoOf } from '../alert-whereabouts.ts'
import { useOutcomeWords } from '../history/use-outcome-words.ts'
import { useAlertWords } from '../use-alert-words.ts'
import { CourseColumn } from './course-column.tsx'
import { useMessagesAbout } from './use-messages-about.ts'

/** As long as messages are kept after an alert was raised, at least. */
const keptMs = 30 * 86_400_000

interface Props {
  establishment: OwnEstablishment
  alert: WithId<Alert>
}

/** One alert on one page, on screen as on paper: what it was, and everything that happened, in the order of time. */
export function AlertRecord({ establishment, alert }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id: eid, name, details, access } = establishment
  const timeZone = details?.timeZone ?? null
  const { what, notes, state } = useAlertWords(alert, timeZone)
  const outcomeWords = useOutcomeWords()
  const readsMessages = can(access, 'read', 'deliveries')
  const messages = useMessagesAbout(eid, alert.id, readsMessages)
  const isUntold =
    messages.status === 'ready' &&
    messages.messages.length === 0 &&
    !alert.timeline.some(({ step }) => step === 'accepted') &&
    Date.now() < alert.times.raisedAt + keptMs
  const where = [alert.room.trim(), whoOf(alert, locale)].filter(Boolean).join(' ')
  const facts = [
    [t('alertRecord.when'), exactTime(alert.times.raisedAt, timeZone, locale)],
    [t('alertRecord.severity'), t(`alerts.severity.${severityOfAlert(alert)}`)],
    [t('alertRecord.outcome'), alert.state === 'resolved' ? outcomeWords(outcomeOf(alert)) : state],
    [t('alertRecord.rule'), alert.ruleName],
    [
      t('alertRecord.device'),
      [deviceTypeInfo(alert.deviceType).name[locale], alert.deviceLocation].filter(Boolean).join(' · '),
    ],
  ] as const
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', ...stacked(2), ...stackedCards }}>
      <Typography sx={{ display: 'none', displayPrint: 'block' }}>
        {`${t('alertRecord.title')} · ${name}`}
      </Typography>
      <TitledCard title={`${where} · ${what}`}>
        {notes !== '' && <Typography>{notes}</Typography>}
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { sm: 'max-content 1fr' },
            columnGap: 2,
            rowGap: { xs: 0, sm: 0.5 },
            overflowWrap: 'anywhere',
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
          }}
        >
          {facts.map(([term, fact]) => (
            <Box key={term} sx={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{fact || t('alertRecord.unknown')}</dd>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, displayPrint: 'none' }}>
          <Link
            component={RouterLink}
            to={routes.beneficiary(eid, alert.beneficiaryId)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('alertPages.seeResident')}
          </Link>
          <HowToPrint button={t('alertRecord.print')} help={t('alertRecord.printHelp')} />
        </Box>
      </TitledCard>
      <TitledCard title={t('alertRecord.course')} help={t('alertRecord.courseHelp')}>
        <Message kind="error">{messages.status === 'failed' && t('alertRecord.messagesNotShown')}</Message>
        <CourseColumn
          links={courseOf(alert, messages.status === 'ready' ? messages.messages : [])}
          names={messages.status === 'ready' ? messages.names : new Map()}
          timeZone={timeZone}
          alert={alert}
        />
        {readsMessages && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isUntold ? 'alertRecord.noMessage' : 'alertRecord.messagesKept')}
          </Typography>
        )}
      </TitledCard>
    </Box>
  )
}
