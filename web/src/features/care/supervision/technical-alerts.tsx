import {
  mdiAccessPointOff,
  mdiBatteryAlertVariantOutline,
  mdiCheckCircleOutline,
  mdiClockAlertOutline,
  mdiSignalCellular1,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { numberIn } from '@vigie/domain/number-in'
import { offBy } from '@vigie/domain/supervision/off-by'
import type { TechnicalAlert, TechnicalSubject } from '@vigie/domain/supervision/technical-alert'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dayAndTime, sinceDayAndTime } from '../../../lib/time/words.ts'
import { technicalAlertsSource } from '../records/managing-sources.ts'
import { worstFirst } from './worst-first.ts'

interface Props {
  eid: string
  timeZone: string
}

/** What of a home's equipment is silent or needs care, since when, worst first; below, what is over. Nothing where nothing ever was. */
export default function TechnicalAlerts({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const live = useLive(useMemo(() => technicalAlertsSource(eid), [eid]))
  if (live.status === 'failed') return <Message kind="error">{t('supervision.notRead')}</Message>
  if (live.status !== 'ready') return null
  const { items, unreadable } = live.value
  if (unreadable.length > 0) return <Message kind="error">{t('supervision.notRead')}</Message>
  if (items.length === 0) return null
  const going = items.filter(({ endedAt }) => endedAt === null).sort(worstFirst)
  const over = items.filter(({ endedAt }) => endedAt !== null)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 2 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('supervision.title')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
      >
        {[...going, ...over].map((alert) => (
          <Row key={alert.id} eid={eid} alert={alert} timeZone={timeZone} />
        ))}
      </Box>
    </Box>
  )
}

const icons: Readonly<Record<TechnicalSubject['kind'], string>> = {
  home: mdiAccessPointOff,
  gateway: mdiAccessPointOff,
  device: mdiAccessPointOff,
  battery: mdiBatteryAlertVariantOutline,
  signal: mdiSignalCellular1,
  gatewayClock: mdiClockAlertOutline,
  deviceClock: mdiClockAlertOutline,
}

function Row({ eid, alert, timeZone }: { eid: string; alert: TechnicalAlert; timeZone: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { subject, since, endedAt } = alert
  const from = dayAndTime(since, now, timeZone, locale)
  const off =
    'aheadMs' in subject
      ? t(subject.aheadMs < 0 ? 'supervision.behind' : 'supervision.ahead', {
          by: offBy(subject.aheadMs, locale),
        })
      : ''
  const when =
    endedAt === null
      ? t(`supervision.going.${subject.kind}`, { off, time: sinceDayAndTime(since, now, timeZone, locale) })
      : t('supervision.over', { from, until: dayAndTime(endedAt, now, timeZone, locale) })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, color: endedAt === null ? 'warning.dark' : 'text.secondary' }}
    >
      <Icon path={endedAt === null ? icons[subject.kind] : mdiCheckCircleOutline} fontSize="small" />
      <div>
        <Subject eid={eid} subject={subject} /> · {when}
      </div>
    </Box>
  )
}

function Subject({ eid, subject }: { eid: string; subject: TechnicalSubject }): ReactNode {
  const { t } = useTranslation()
  const locale = useLocale()
  if (subject.kind === 'home') return t('supervision.wholeHome', { count: subject.devices })
  if (subject.kind === 'gateway')
    return t('supervision.gateway', { name: subject.gatewayId, count: subject.devices })
  if (subject.kind === 'gatewayClock') return t('supervision.oneGateway', { name: subject.gatewayId })
  const room = subject.room.trim()
  const name = deviceTypeInfo(subject.type).name[locale]
  const words = [room && t('common.room', { room }), subject.location || name].filter(Boolean).join(', ')
  return (
    <Link
      component={RouterLink}
      to={routes.residentDevices(eid, subject.beneficiaryId)}
      sx={{ color: 'inherit', fontWeight: 700 }}
    >
      {subject.kind === 'battery'
        ? `${words} (${numberIn(locale, { style: 'percent' }).format(subject.percent / 100)})`
        : words}
    </Link>
  )
}
