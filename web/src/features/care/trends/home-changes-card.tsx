import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getHomeChangesCall } from '@vigie/domain/api/trend-calls'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { RowLink } from '../../../components/row-link.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { changedWords, dayWords } from './change-words.ts'

interface Props {
  eid: string
  timeZone: string
}

/** Whose days and nights changed of late in a home, plainest first; each leads to their trends. Nothing is concluded from it. */
export default function HomeChangesCard({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const question = useCallback(() => callApi(getHomeChangesCall, { params: { eid } }), [eid])
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  if (answer.status === 'failed')
    return (
      <TitledCard title={t('changes.home.title')}>
        <FailedAnswer failure={answer.failure} onRetry={ask} />
      </TitledCard>
    )
  const { last, residents, steady, notKnown, unreadable, isCut } = answer.value
  const day = dayWords(timeZone, locale)
  const more = [
    residents.length + steady + notKnown + unreadable === 0 && t('changes.home.nobody'),
    steady > 0 && t('changes.home.steady', { count: steady }),
    notKnown > 0 && t('changes.home.notKnown', { count: notKnown }),
    unreadable > 0 && t('changes.home.unreadable', { count: unreadable }),
    isCut && t('changes.home.cut'),
  ].filter((line) => line !== false)
  return (
    <TitledCard title={t('changes.home.title')} help={t('changes.home.help', { date: day(last) })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {residents.map(({ bid, room, name, changed, care }) => (
          <li key={bid}>
            <RowLink to={routes.trends(eid, bid)} sx={{ flexWrap: 'wrap', minHeight: 44, py: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 700, flex: '1 1 100%' }}>
                {roomAndName({ room, name })}
              </Box>
              {changedWords({ changed, care }, { t, locale, day }).map((line) => (
                <Box component="span" key={line} sx={{ flex: '1 1 100%', typography: 'body2' }}>
                  {line}
                </Box>
              ))}
            </RowLink>
          </li>
        ))}
      </Box>
      {more.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </TitledCard>
  )
}
