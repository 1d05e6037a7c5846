import Link from '@mui/material/Link'
import type { Notice } from '@vigie/domain/notices/notice'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { clockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useNotices } from './use-notices.ts'

/** Under the alerts of every page, for whoever administers: calls for help are being refused, and why. */
export function RefusedCalls() {
  const { t } = useTranslation()
  const { list, unseen } = useNotices()
  if (list.length === 0 && !unseen) return null
  return (
    <section aria-label={t('notices.label')}>
      {list.map((notice) => (
        <RefusedCall key={notice.id} notice={notice} />
      ))}
      {unseen && <Banner>{t('notices.unseen')}</Banner>}
    </section>
  )
}

/** The bar stays on the screen while the page scrolls under it: it leaves room for the page. */
const mostNamed = 3

function RefusedCall({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow(10_000)
  const { list } = useEstablishments()
  const home = list.find(({ id }) => id === notice.establishmentId)
  const time = clockTime(notice.lastAt, now, home?.details?.timeZone ?? null, locale)
  const severalHomes = list.length > 1 && home !== undefined
  const named = notice.deviceIds.slice(0, mostNamed)
  const isPlaceKnown = named.some((id) => id in notice.places)
  const others = notice.deviceIds.length - named.length
  return (
    <Banner>
      <strong>{severalHomes ? t('notices.titleIn', { name: home.name }) : t('notices.title')}.</strong>{' '}
      {t(`notices.cause.${notice.reason}`)} {t('notices.seen', { time })}
      {named.length > 0 && ` ${t(isPlaceKnown ? 'notices.where' : 'notices.devices')} `}
      {named.map((id, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <RefusedDevice notice={notice} id={id} />
        </span>
      ))}
      {others > 0 && ` · ${t('notices.others', { count: others })}`}
    </Banner>
  )
}

/** Where the call came from, leading to whom it is about; the device's number alone where the home does not know it. */
function RefusedDevice({ notice, id }: { notice: Notice; id: string }) {
  const { t } = useTranslation()
  const place = notice.places[id]
  const { establishmentId } = notice
  if (!place || establishmentId === null) return id
  const room = place.room.trim() === '' ? null : t('common.room', { room: place.room })
  const where = [room, place.location].filter(Boolean).join(', ')
  return (
    <>
      <Link
        component={RouterLink}
        to={routes.beneficiary(establishmentId, place.beneficiaryId)}
        sx={{ color: 'inherit', fontWeight: 700 }}
      >
        {where === '' ? t('notices.seeResident') : where}
      </Link>{' '}
      ({id})
    </>
  )
}
