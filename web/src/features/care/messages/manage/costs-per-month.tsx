import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getMessageCostsCall, type MessageCosts } from '@vigie/domain/api/message-cost-calls'
import { paidChannels } from '@vigie/domain/deliveries/sent'
import { localeTags } from '@vigie/domain/number-in'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '../../../../components/failed-answer.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { useAnswer } from '../../../../lib/api/use-answer.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { costWords, dateWords, monthWords, totalOf } from './cost-words.ts'

/** The months of a home, each with what it sent by each channel and what that cost. */
export default function CostsPerMonth({ eid }: { eid: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const question = useCallback(() => callApi(getMessageCostsCall, { params: { eid }, query: {} }), [eid])
  const { answer, ask } = useAnswer<MessageCosts>(question)
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  const { months, prices, since } = answer.value
  const number = new Intl.NumberFormat(localeTags[locale])
  return (
    <TitledCard title={t('messages.costs.title')} help={t('messages.costs.help')}>
      {since === null ? (
        <Typography role="status">{t('messages.costs.none')}</Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('messages.costs.since', { date: dateWords(since, locale) })}
        </Typography>
      )}
      {months.map((sent) => {
        const total = totalOf(sent, prices)
        return (
          <Box
            component="section"
            key={sent.month}
            aria-labelledby={`costs-${sent.month}`}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 1, mt: 1 }}
          >
            <Typography component="h3" variant="h3" id={`costs-${sent.month}`}>
              {monthWords(sent.month, locale)}
            </Typography>
            <Box
              component="dl"
              sx={{
                ...{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 },
                '& dd': { m: 0, overflowWrap: 'anywhere' },
              }}
            >
              {paidChannels.map((channel) => (
                <Box key={channel} sx={{ display: 'contents' }}>
                  <dt>{t(`messages.costs.${channel}`)}</dt>
                  <dd>
                    {[
                      number.format(sent[channel]),
                      ...(channel === 'sms' && sent.segments !== sent.sms
                        ? [t('messages.costs.segments', { count: sent.segments })]
                        : []),
                      ...(sent[channel] > 0
                        ? [costWords(sent, channel, prices, locale) ?? t('messages.costs.noPrice')]
                        : []),
                    ].join(' · ')}
                  </dd>
                </Box>
              ))}
              {total !== null && (
                <Box sx={{ display: 'contents', fontWeight: 700 }}>
                  <dt>{t('messages.costs.total')}</dt>
                  <dd>{new Intl.NumberFormat(localeTags[locale], total.format).format(total.amount)}</dd>
                </Box>
              )}
            </Box>
          </Box>
        )
      })}
    </TitledCard>
  )
}
