import Link from '@mui/material/Link'
import { isAway } from '@vigie/domain/people/away'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { ownMembershipsSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { momentInWords } from '../../../lib/time/words.ts'

/** From which homes the person is said to be away: no rule or step tells them meanwhile, however well they could be reached. */
export function OwnAbsence() {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { uid } = useSession().user
  const memberships = useLive(useMemo(() => ownMembershipsSource(uid), [uid]))
  if (memberships.status === 'failed')
    return <Message kind="info">{t('ownMessages.absenceNotKnown')}</Message>
  if (memberships.status !== 'ready') return null
  const absences = memberships.value.items.flatMap(({ state, away, establishmentName: home }) => {
    if (state !== 'accepted' || !away || !isAway(away, now)) return []
    return away.until === null
      ? t('ownMessages.awayOpen', { home })
      : t('ownMessages.awayUntil', { home, time: momentInWords(away.until, screenTimeZone, locale) })
  })
  return (
    <Message kind="info">
      {absences.length > 0 && (
        <>
          {`${absences.join(' ')} ${t('ownMessages.awayHelp')} `}
          <Link component={RouterLink} to={routes.profile}>
            {t('ownMessages.awayChange')}
          </Link>
        </>
      )}
    </Message>
  )
}
