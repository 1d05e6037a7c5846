import { mdiAccountClockOutline } from '@mdi/js'
import Link from '@mui/material/Link'
import { isAway } from '@vigie/domain/people/away'
import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { type OwnMembership, useSession } from '../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../lib/time/words.ts'
import { linkLook, TroubleBar } from './trouble-bar.tsx'

/** "until" is said of a date in other words than of a time: "à 06:04", "à demain, 06:04", "au 3 mars, 06:04". */
function ends(until: number, now: number, locale: Locale): string {
  const told = sinceDayAndTime(until, now, screenTimeZone, locale)
  if (locale !== 'fr') return told
  return told.startsWith('le ') ? told.replace('le ', 'au ') : `à ${told}`
}

/**
 * That the person is said to be away, until when, and from which homes, the one that they look at first: whoever is at work all the same waits for messages that do not
 * come. A phone has room for the beginning alone.
 */
export function OwnAbsenceBar() {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { pathname } = useLocation()
  const { memberships } = useSession()
  const here = ({ establishmentId }: OwnMembership) =>
    Number(`${pathname}/`.startsWith(`${routes.establishment(establishmentId)}/`))
  const absences = memberships
    .filter(({ state, away }) => state === 'accepted' && isAway(away, now))
    .toSorted((one, other) => here(other) - here(one))
  if (absences.length === 0) return null
  const sentences = absences.map(({ away, establishmentName: home }) =>
    typeof away?.until === 'number'
      ? t('supervision.away.until', { home, time: ends(away.until, now, locale) })
      : t('supervision.away.open', { home }),
  )
  const isOne = absences.length === 1
  const list = absences.map(({ establishmentName }) => establishmentName).join(', ')
  return (
    <TroubleBar
      sign={mdiAccountClockOutline}
      title={isOne ? sentences : t('supervision.away.several', { count: absences.length, list })}
      help={[...(isOne ? [] : sentences), t('supervision.away.help')].join(' ')}
      links={
        <Link component={RouterLink} to={routes.profile} sx={linkLook}>
          {t('supervision.away.change')}
        </Link>
      }
    />
  )
}
