import Typography from '@mui/material/Typography'
import { getChangesCall } from '@vigie/domain/api/trend-calls'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { changeWords, dayWords } from './change-words.ts'

interface Props {
  eid: string
  bid: string
  timeZone: string
}

/** What changed of late in the days and nights of a resident, in words with the numbers behind them; nothing is concluded from it. */
export function ChangesCard({ eid, bid, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const question = useCallback(() => callApi(getChangesCall, { params: { eid, bid } }), [eid, bid])
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  const day = dayWords(timeZone, locale)
  const { said, more } = changeWords(answer.value, { t, locale, day })
  return (
    <TitledCard title={t('changes.title')} help={t('changes.help', { date: day(answer.value.last) })}>
      {said.map((line) => (
        <Typography key={line} sx={{ fontWeight: 600 }}>
          {line}
        </Typography>
      ))}
      {more.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </TitledCard>
  )
}
