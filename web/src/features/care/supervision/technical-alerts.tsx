import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { Message } from '../../../components/message.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { technicalAlertsSource } from '../records/managing-sources.ts'
import { TechnicalRow } from './technical-row.tsx'
import { worstFirst } from './worst-first.ts'

interface Props {
  eid: string
  timeZone: string
}

const WhySilenceDialog = lazy(() => loadWithTexts('rules', () => import('../why/why-silence-dialog.tsx')))

/** What of a home's equipment is silent or needs care, since when, worst first; below, what is over. Nothing where nothing ever was. */
export default function TechnicalAlerts({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const live = useLive(useMemo(() => technicalAlertsSource(eid), [eid]))
  const [asked, askWhy] = useState<{ id: string; what: string } | null>(null)
  if (live.status === 'failed') return <Message kind="error">{t('supervision.notRead')}</Message>
  if (live.status !== 'ready') return null
  const { items, unreadable } = live.value
  if (unreadable.length > 0) return <Message kind="error">{t('supervision.notRead')}</Message>
  if (items.length === 0) return null
  const going = items.filter(({ endedAt }) => endedAt === null).sort(worstFirst)
  const over = items.filter(({ endedAt }) => endedAt !== null)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 2 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('supervision.title')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
      >
        {[...going, ...over].map((alert) => (
          <TechnicalRow
            key={alert.id}
            eid={eid}
            alert={alert}
            timeZone={timeZone}
            onWhy={(what) => askWhy({ id: alert.id, what })}
          />
        ))}
      </Box>
      {asked && (
        <LoadBoundary onFailed={() => askWhy(null)}>
          <WhySilenceDialog eid={eid} {...asked} onClose={() => askWhy(null)} />
        </LoadBoundary>
      )}
    </Box>
  )
}
