import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Handover } from '@vigie/domain/care/handover'
import type { Notice } from '@vigie/domain/notices/notice'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { stacked } from '../../../components/stacked.ts'
import { sinceClockTime } from '../../../lib/time/words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { HandoverCard, Kind } from './handover-card.tsx'
import { lostSpan } from './lost-span.ts'
import { ToldAlert } from './told-alert.tsx'

interface Props {
  eid: string
  handover: Pick<Handover, 'since' | 'until'>
  /** When calls for help became no alert, from the first until the last of what was seen since, some of them perhaps before; null: none is known. */
  callsLost: Pick<Notice, 'firstAt' | 'lastAt'> | null
  telling: Telling
}

/** Who was alerted since what is handed over ended, and that calls became no alert, apart from it: of the shift there may be nothing to say of them. Nothing where there is neither. */
export function AlertedSince({ eid, handover: { since, until }, callsLost, telling }: Props) {
  const { t } = useTranslation()
  const { locale, timeZone, now } = telling
  if (since.length === 0 && callsLost === null) return null
  return (
    <section>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('handover.since', { time: sinceClockTime(until, now, timeZone, locale) })}
      </Typography>
      <Message kind="error">
        {callsLost !== null &&
          t(
            callsLost.firstAt === callsLost.lastAt ? 'handover.callsLost' : 'handover.callsLostSince',
            lostSpan(callsLost, telling),
          )}
      </Message>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...stacked(1.5) }}>
        {since.map((one) => (
          <HandoverCard key={one.bid} eid={eid} of={one} list="alerted-since">
            <Kind title={t('handover.alerts')} count={one.alerts.length}>
              {one.alerts.map((alert) => (
                <ToldAlert key={alert.id} alert={alert} telling={telling} />
              ))}
            </Kind>
          </HandoverCard>
        ))}
      </Box>
    </section>
  )
}
