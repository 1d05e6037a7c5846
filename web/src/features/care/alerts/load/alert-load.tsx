import { mdiBellOffOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getAlertLoadCall, loadPeriods } from '@vigie/domain/api/alert-load-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../components/choice.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../../components/failed-answer.tsx'
import { Message } from '../../../../components/message.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { useAnswer } from '../../../../lib/api/use-answer.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { momentInWords } from '../../../../lib/time/words.ts'
import type { OwnEstablishment } from '../../../care/establishments/establishments-context.ts'
import { AnsweredCalls } from './answered-calls.tsx'
import { CostlyRules } from './costly-rules.tsx'
import { LoadByResident } from './load-by-resident.tsx'
import { NothingWrong } from './nothing-wrong.tsx'

type Period = (typeof loadPeriods)[number]

interface Props {
  establishment: OwnEstablishment
  details: Establishment
}

/** How much attention the alerts of a home ask for, and which of its rules could ask for less; for who administers it. */
export default function AlertLoad({ establishment, details }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id: eid } = establishment
  const { timeZone, shifts } = details
  const [days, setDays] = useState<Period>('7')
  const question = useCallback(
    () => callApi(getAlertLoadCall, { params: { eid }, query: { days } }),
    [eid, days],
  )
  const { answer, ask } = useAnswer(question)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, mx: 'auto' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('alertLoad.help')}</Typography>
      <Choice
        label={t('alertLoad.period')}
        name="days"
        value={days}
        onChange={(chosen) => setDays(loadPeriods.find((one) => one === chosen) ?? days)}
      >
        {loadPeriods.map((one) => (
          <option key={one} value={one}>
            {t('alertLoad.days', { count: Number(one) })}
          </option>
        ))}
      </Choice>
      {answer.status === 'loading' && <Skeletons shape="rows" />}
      {answer.status === 'failed' && <FailedAnswer failure={answer.failure} onRetry={ask} />}
      {answer.status === 'ready' && (
        <>
          <Message kind="info">
            {!answer.value.isWhole &&
              t('alertLoad.cut', {
                count: answer.value.alerts,
                since: momentInWords(answer.value.from, timeZone, locale),
              })}
          </Message>
          <Message kind="info">
            {answer.value.unreadable > 0 && t('alertLoad.unreadable', { count: answer.value.unreadable })}
          </Message>
          {answer.value.alerts === 0 ? (
            <EmptyState icon={mdiBellOffOutline} title={t('alertLoad.none')} help={t('alertLoad.noneHelp')} />
          ) : (
            <>
              <Typography role="status" variant="h3" component="p">
                {t('alertLoad.total', { count: answer.value.alerts })}
              </Typography>
              <AnsweredCalls answered={answer.value.answered} />
              <NothingWrong cost={answer.value} />
              <CostlyRules eid={eid} rules={answer.value.rules} shifts={shifts} />
              <LoadByResident load={answer.value} shifts={shifts} />
            </>
          )}
        </>
      )}
    </Box>
  )
}
