import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getChangesCall } from '@vigie/domain/api/trend-calls'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { changedWords, dayWords, unchangedWords } from './change-words.ts'
import type { Opening } from './opening.ts'

interface Props {
  eid: string
  bid: string
  timeZone: string
  opening: Opening
}

/** What changed of late of a resident by sensors and by what staff recorded, in words with the numbers behind them; nothing is concluded from it. */
export function ChangesCard({ eid, bid, timeZone, opening }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const question = useCallback(
    () => opening.take('changes') ?? callApi(getChangesCall, { params: { eid, bid } }),
    [opening, eid, bid],
  )
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  if (answer.status === 'failed')
    return (
      <TitledCard title={t('changes.title')}>
        <FailedAnswer failure={answer.failure} onRetry={ask} />
      </TitledCard>
    )
  const day = dayWords(timeZone, locale)
  const { changed, care } = answer.value
  const said = changedWords({ changed, care: care.changed }, { t, locale, day })
  return (
    <TitledCard title={t('changes.title')} help={t('changes.help', { date: day(answer.value.last) })}>
      {said.map((line) => (
        <Typography key={line} sx={{ fontWeight: 600 }}>
          {line}
        </Typography>
      ))}
      {unchangedWords(answer.value, t).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {said.length > 0 && (
        <Button component={Link} to={routes.notes(eid, bid)} sx={{ justifySelf: 'start' }}>
          {t('changes.care.notes')}
        </Button>
      )}
    </TitledCard>
  )
}
