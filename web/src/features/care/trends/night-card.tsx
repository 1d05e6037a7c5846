import Typography from '@mui/material/Typography'
import { getLastNightCall } from '@vigie/domain/api/trend-calls'
import { daysAfter, spanOn } from '@vigie/domain/rules/window-span'
import { nightAt } from '@vigie/domain/trends/night'
import { nightHours } from '@vigie/domain/trends/night-hours'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { plainDate, sinceClockTime, timeOfDay } from '../../../lib/time/words.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { bedSilentSince } from './bed-silence.ts'
import { type NightSilence, nightWords } from './night-words.ts'
import type { Opening } from './opening.ts'
import { useAskAgain } from './use-ask-again.ts'

interface Props {
  eid: string
  bid: string
  timeZone: string
  opening: Opening
}

/** The last night of a resident in words, with the numbers behind them; asked for anew when it is over, and when the next one begins. */
export function NightCard(props: Props) {
  const { date, isOver } = nightAt(useNow(), props.timeZone)
  return <ShownNight key={`${date} ${isOver}`} {...props} goesOn={!isOver} />
}

function ShownNight({ eid, bid, timeZone, opening, goesOn }: Props & { goesOn: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const question = useCallback(
    () => opening.take('night') ?? callApi(getLastNightCall, { params: { eid, bid } }),
    [opening, eid, bid],
  )
  const { answer, ask } = useAnswer(question)
  const { establishment, devices } = useShownResident()
  useAskAgain(ask, goesOn)
  // Whether the bed is heard is a part of the answer.
  if (answer.status === 'loading' || devices.status === 'loading') return <Skeletons shape="rows" />
  if (answer.status === 'failed')
    return (
      <TitledCard title={t('night.title')}>
        <FailedAnswer failure={answer.failure} onRetry={ask} />
      </TitledCard>
    )
  const unheard = establishment.details?.silent ?? null
  const since = devices.status === 'ready' ? bedSilentSince(devices.value.items, now, unheard) : null
  const { said, more } = nightWords(answer.value, silenceIn(answer.value.date, since), t)
  const words = (one: string) => plainDate(startOfDate(one, timeZone), now, timeZone, locale)
  const span = { from: words(answer.value.date), to: words(daysAfter(answer.value.date, 1)) }
  return (
    <TitledCard title={t('night.title')} help={t('night.span', span)}>
      <Typography sx={{ fontWeight: 600 }}>{said}</Typography>
      {more.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </TitledCard>
  )

  function silenceIn(date: string, since: number | null): NightSilence | null {
    const { from, until } = spanOn(date, nightHours, timeZone)
    if (since === null || since >= until) return null
    return {
      since: sinceClockTime(since, now, timeZone, locale),
      until: since > from ? timeOfDay(since, timeZone) : null,
    }
  }
}
