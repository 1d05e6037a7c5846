import {
  mdiAccessPointOff,
  mdiBatteryAlertVariantOutline,
  mdiCheckCircleOutline,
  mdiClockAlertOutline,
  mdiHelpCircleOutline,
  mdiKeyAlertOutline,
  mdiSignalCellular1,
} from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { numberIn } from '@vigie/domain/number-in'
import { offBy } from '@vigie/domain/supervision/off-by'
import type { TechnicalAlert, TechnicalSubject } from '@vigie/domain/supervision/technical-alert'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dayAndTime, sinceDayAndTime } from '../../../lib/time/words.ts'

const icons: Readonly<Record<TechnicalSubject['kind'], string>> = {
  home: mdiAccessPointOff,
  gateway: mdiAccessPointOff,
  device: mdiAccessPointOff,
  battery: mdiBatteryAlertVariantOutline,
  signal: mdiSignalCellular1,
  gatewayClock: mdiClockAlertOutline,
  gatewayKey: mdiKeyAlertOutline,
  deviceClock: mdiClockAlertOutline,
}

/** Of these, and of these alone, rules tell. */
const silences: readonly string[] = ['home', 'gateway', 'device'] satisfies TechnicalSubject['kind'][]

interface Props {
  eid: string
  alert: TechnicalAlert
  /** The home's clock. */
  timeZone: string
  /** Asks who is told of it; `what`: the row in words. */
  onWhy: (what: string) => void
}

/** What of a home's equipment is silent or needs care, and since when or until when. */
export function TechnicalRow({ eid, alert, timeZone, onWhy }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { subject, since, endedAt } = alert
  const what = subjectWords(subject, t, locale)
  const from = dayAndTime(since, now, timeZone, locale)
  const off =
    'aheadMs' in subject
      ? t(subject.aheadMs < 0 ? 'supervision.behind' : 'supervision.ahead', {
          by: offBy(subject.aheadMs, locale),
        })
      : ''
  const end = 'until' in subject ? dayAndTime(subject.until, now, timeZone, locale) : ''
  const when =
    endedAt === null
      ? t(`supervision.going.${subject.kind}`, {
          off,
          end,
          time: sinceDayAndTime(since, now, timeZone, locale),
        })
      : t('supervision.over', { from, until: dayAndTime(endedAt, now, timeZone, locale) })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, color: endedAt === null ? 'warning.dark' : 'text.secondary' }}
    >
      <Icon path={endedAt === null ? icons[subject.kind] : mdiCheckCircleOutline} fontSize="small" />
      <Box sx={{ minWidth: 0 }}>
        {'beneficiaryId' in subject ? (
          <Link
            component={RouterLink}
            to={routes.residentDevices(eid, subject.beneficiaryId)}
            sx={{ color: 'inherit', fontWeight: 700 }}
          >
            {what}
          </Link>
        ) : (
          what
        )}
        {'\u00a0'}· {when}
      </Box>
      {silences.includes(subject.kind) && (
        <IconButton
          onClick={() => onWhy(`${what} · ${when}`)}
          aria-label={t('supervision.why', { what: `${what}, ${when}` })}
          sx={{ my: -1.25, color: 'text.secondary' }}
        >
          <Icon path={mdiHelpCircleOutline} fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

/** What it is about, in words. */
function subjectWords(subject: TechnicalSubject, t: TFunction, locale: Locale): string {
  if (subject.kind === 'home') return t('supervision.wholeHome', { count: subject.devices })
  if (subject.kind === 'gateway')
    return t('supervision.gateway', { name: subject.gatewayId, count: subject.devices })
  if (subject.kind === 'gatewayClock' || subject.kind === 'gatewayKey')
    return t('supervision.oneGateway', { name: subject.gatewayId })
  const room = subject.room.trim()
  const name = deviceTypeInfo(subject.type).name[locale]
  const words = [room && t('common.room', { room }), subject.location || name].filter(Boolean).join(', ')
  return subject.kind === 'battery'
    ? `${words} (${numberIn(locale, { style: 'percent' }).format(subject.percent / 100)})`
    : words
}
