import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fateOf, mayNameFewer, type Notice } from '@vigie/domain/notices/notice'
import { placesOf } from '@vigie/domain/notices/notice-places'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords, clockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { keyOf } from './key-of.ts'
import { RefusedPlace } from './refused-place.tsx'
import { useClockOf } from './use-clock-of.ts'
import { useNoticeTitle } from './use-notice-title.ts'

/** One cause for which calls for help are being refused, or tell nobody: why, when last, and of which devices. */
export default function RefusedCall({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { list } = useEstablishments()
  const home = list.find(({ id }) => id === notice.establishmentId)
  const timeZone = useClockOf()(notice.establishmentId)
  const time =
    timeZone === null
      ? ageInWords(notice.lastAt, now, locale)
      : clockTime(notice.lastAt, now, timeZone, locale)
  const fate = fateOf(notice.reason)
  const title = useNoticeTitle()(notice)
  const places = placesOf(notice)
  const isPlaceKnown = places.some(({ place }) => place)
  return (
    <Box component="p" sx={{ m: 0, '& + &': { mt: 1 } }}>
      <strong>{title}.</strong> {t(`refusedCall.cause.${notice.reason}`)} {t(`notices.outcome.${fate}`)}{' '}
      {t('refusedCall.seen', { time })}
      {notice.deviceIds.length > 0 && ` ${t(isPlaceKnown ? 'refusedCall.where' : 'notices.devices')} `}
      {places.map((named, index) => (
        <span key={keyOf(named)}>
          {index > 0 && ' · '}
          <RefusedPlace notice={notice} named={named} />
          {named.place && ` (${named.deviceId})`}
        </span>
      ))}
      {mayNameFewer(notice) && ` · ${t('notices.perhapsOthers')}`}
      {notice.deviceIds.length > 0 && notice.gatewayIds.length > 0 && '.'}
      {notice.gatewayIds.length > 0 &&
        ` ${t('refusedCall.gateways', { list: notice.gatewayIds.join(' · ') })}`}
      {fate === notice.reason && home && (
        <>
          {' · '}
          <Link component={RouterLink} to={routes.rules(home.id)} sx={{ color: 'inherit', fontWeight: 700 }}>
            {t('places.rules')}
          </Link>
        </>
      )}
    </Box>
  )
}
