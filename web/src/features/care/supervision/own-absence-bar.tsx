import { mdiAccountClockOutline } from '@mdi/js'
import Link from '@mui/material/Link'
import { isAway } from '@vigie/domain/people/away'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { momentInWords } from '../../../lib/time/words.ts'
import { TroubleBar } from './trouble-bar.tsx'

/** That the person is said to be away, from which homes and until when: whoever is at work all the same waits for messages that do not come. */
export function OwnAbsenceBar() {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { memberships } = useSession()
  const absences = memberships.flatMap(({ state, away, establishmentName: home }) => {
    if (state !== 'accepted' || !away || !isAway(away, now)) return []
    return away.until === null
      ? t('supervision.away.open', { home })
      : t('supervision.away.until', { home, time: momentInWords(away.until, screenTimeZone, locale) })
  })
  if (absences.length === 0) return null
  return (
    <TroubleBar
      sign={mdiAccountClockOutline}
      title={absences.join(' ')}
      help={t('supervision.away.help')}
      links={
        <Link component={RouterLink} to={routes.profile} color="inherit">
          {t('supervision.away.change')}
        </Link>
      }
    />
  )
}
