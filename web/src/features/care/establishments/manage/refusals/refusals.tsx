import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Message } from '../../../../../components/message.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { refusalsSource } from '../../../records/managing-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { NoneRefused } from './none-refused.tsx'
import { RefusalRow } from './refusal-row.tsx'

/** How many are read: whoever mends a gateway looks at the latest. */
const mostShown = 200

interface Props {
  /** Null: of every home, and of none. */
  eid: string | null
  timeZone: string
}

/** The latest messages that were not taken in, by reason, each with what it said. */
export function Refusals({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const [wanted, want] = useState('')
  const live = useLive(useMemo(() => refusalsSource(eid, mostShown), [eid]))
  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') return <Skeletons shape="rows" />
  const { items, unreadable } = live.value
  const counts = Map.groupBy(items, ({ reason }) => reason)
  const shown = items.filter(({ reason }) => wanted === '' || wanted === reason)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, mx: eid === null ? 'auto' : 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('refusals.help')}</Typography>
      <Unreadable names={names(unreadable)} />
      {items.length === 0 && unreadable.length === 0 && <NoneRefused eid={eid} />}
      {items.length > 0 && (
        <Choice label={t('refusals.reason')} name="reason" value={wanted} onChange={want}>
          <option value="">{t('refusals.everyReason', { count: items.length })}</option>
          {[...counts].map(([reason, ofReason]) => (
            <option key={reason} value={reason}>
              {`${t(`refusals.reasons.${reason}`)} (${ofReason.length})`}
            </option>
          ))}
        </Choice>
      )}
      <Message kind="info">{items.length >= mostShown && t('refusals.cut', { count: mostShown })}</Message>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((refusal) => (
          <RefusalRow key={refusal.id} refusal={refusal} timeZone={timeZone} showsHome={eid === null} />
        ))}
      </Box>
    </Box>
  )
}
