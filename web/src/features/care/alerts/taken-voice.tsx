import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOut, useReadOut } from '../../../components/read-out.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { actorName } from './actor-name.ts'
import { whereabouts } from './alert-whereabouts.ts'
import { newlyTaken, type Takers } from './newly-taken.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'

/** Reads out who has taken an alert, once the screen reader has nothing more urgent to say. */
export function TakenVoice() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { uid } = useSession().user
  const { list } = useOpenAlerts()
  const [said, readOut] = useReadOut(list.map(({ alert }) => takenMark(alert)))
  const known = useRef<Takers>(null)

  useEffect(() => {
    const { taken, takers } = newlyTaken(
      known.current,
      list.map(({ alert }) => alert),
    )
    known.current = takers
    if (taken.length === 0) return
    const words = taken.map((alert) => {
      const where = whereabouts(alert, t, locale)
      const { acknowledgedBy } = alert
      return acknowledgedBy?.uid === uid
        ? t(`alerts.${acknowledgedBy.isRelative ? 'announceSeenByYou' : 'announceTakenByYou'}`, { where })
        : t('alerts.announceTaken', { where, name: acknowledgedBy ? actorName(acknowledgedBy, t) : '' })
    })
    readOut(words.join(' '), taken.map(takenMark))
  }, [list, uid, t, locale, readOut])

  return <ReadOut said={said} politeness="polite" />
}

/** What was said is over once they are on it no more, too. */
const takenMark = ({ id, acknowledgedBy }: OwnAlert['alert']): string => `${id} ${acknowledgedBy?.uid}`
