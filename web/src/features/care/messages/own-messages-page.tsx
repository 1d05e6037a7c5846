import { mdiBellOutline, mdiRefresh } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { OwnChannels } from './own-channels.tsx'
import { ToldAlertRow } from './told-alert-row.tsx'
import { useOwnMessages } from './use-own-messages.ts'

const OwnQuietHours = lazy(() =>
  loadWithTexts('quietHours', () => import('../quiet-hours/own-quiet-hours.tsx')),
)

/** /notifications: what concerns the person in all their homes, and by what they are reached. */
export default function OwnMessagesPage() {
  const { t } = useTranslation()
  usePageHeader(t('places.ownMessages'), routes.establishments)
  const { answer, failure, isReading, readOn, renew } = useOwnMessages()
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={renew} />
  if (answer.status === 'loading') {
    return (
      <>
        <SlowNotice text={t('ownMessages.slow')} />
        <Skeletons shape="rows" />
      </>
    )
  }
  const { alerts, unreadable, channels, hasMore } = answer.value
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 2 }}>
      {failure && <FailedAnswer failure={failure} onRetry={renew} />}
      <OwnChannels channels={channels} onTried={renew} />
      <Suspense fallback={<Skeletons shape="rows" />}>
        <OwnQuietHours />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          {t('ownMessages.alerts')}
        </Typography>
        <Button startIcon={<Icon path={mdiRefresh} />} onClick={renew}>
          {t('ownMessages.renew')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('ownMessages.alertsHelp')}</Typography>
      <Unreadable names={unreadable} />
      {alerts.length + unreadable.length === 0 && (
        <EmptyState
          icon={mdiBellOutline}
          title={t(hasMore ? 'ownMessages.noneHere' : 'ownMessages.none')}
          help={t(hasMore ? 'ownMessages.noneHereHelp' : 'ownMessages.noneHelp')}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {alerts.map((told) => (
          <ToldAlertRow key={`${told.establishmentId} ${told.alert.id}`} told={told} />
        ))}
      </Box>
      {hasMore && (
        <Button
          variant="outlined"
          aria-busy={isReading}
          onClick={() => !isReading && readOn()}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {t('ownMessages.readOn')}
        </Button>
      )}
    </Box>
  )
}
