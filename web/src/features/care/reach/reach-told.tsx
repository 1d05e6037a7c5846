import Link from '@mui/material/Link'
import type { ToldGap } from '@vigie/domain/api/reach-calls'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dayAndTime } from '../../../lib/time/words.ts'
import { useReach } from './use-reach.ts'
import { whenOfGap } from './when-of-gap.ts'

interface Props {
  eid: string
  timeZone: string
  /** Whether this is where it is looked for: then it also says that there is nothing, and does not lead here. */
  isPlace: boolean
  /** What it depends on that is known here: as this changes it is asked anew. */
  said: string
}

/** When in the next 24 hours a call for help would reach nobody, and what to do about it. */
export default function ReachTold({ eid, timeZone, isPlace, said }: Props) {
  const { t } = useTranslation()
  const clock = useNow()
  const reach = useReach(eid, said)
  if (reach === null) return null
  if (reach === 'failed') return <Message kind="info">{t('reach.notKnown')}</Message>
  // The screen's clock ticks some seconds late: what goes on is not to come.
  const now = Math.max(clock, reach.at)
  const gaps = reach.gaps.filter(({ until }) => until > now)
  if (gaps.length === 0) {
    return isPlace && <Message kind="info">{t(reach.canCall ? 'reach.always' : 'reach.noCalls')}</Message>
  }
  const isCertain = gaps.some(({ residents }) => residents > 0)
  return (
    <Message kind={isCertain ? 'error' : 'info'}>
      {gaps.map((gap) => (
        <GapTold key={gap.from} gap={gap} now={now} timeZone={timeZone} />
      ))}
      {!isPlace && (
        <Link
          component={RouterLink}
          to={routes.escalation(eid)}
          sx={{ color: 'inherit', fontWeight: 700, display: 'inline-block', py: 1.25 }}
        >
          {t('reach.change')}
        </Link>
      )}
    </Message>
  )
}

function GapTold({ gap, now, timeZone }: { gap: ToldGap; now: number; timeZone: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { from, until, residents, everybody, rooms, unknown, why } = gap
  const when = t(`reach.when.${whenOfGap(gap, now, timeZone)}`, {
    from: localTimeOfDay(from, timeZone),
    until: from <= now ? dayAndTime(until, now, timeZone, locale) : localTimeOfDay(until, timeZone),
  })
  const who =
    rooms.length > 0
      ? t('reach.rooms', { count: rooms.length, rooms: rooms.join(', ') })
      : t('reach.residents', { count: residents })
  return (
    <span style={{ display: 'block' }}>
      {residents > 0 && (
        <strong>{everybody ? t('reach.nobody', { when }) : t('reach.nobodyFor', { when, who })}</strong>
      )}
      {residents > 0 && why.map((reason) => ` ${t(`reach.why.${reason}`)}`)}
      {unknown > 0 && (
        <strong>
          {residents > 0 && ' '}
          {t('reach.unknown', { when, count: unknown })}
        </strong>
      )}
    </span>
  )
}
