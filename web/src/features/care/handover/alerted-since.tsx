import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Handover } from '@vigie/domain/care/handover'
import { useTranslation } from 'react-i18next'
import { stacked } from '../../../components/stacked.ts'
import { sinceClockTime } from '../../../lib/time/words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import type { CallsLost } from './calls-lost.ts'
import { HandoverCard, Kind } from './handover-card.tsx'
import { LostMessage } from './lost-message.tsx'
import { ToldAlert } from './told-alert.tsx'

interface Props {
  eid: string
  handover: Pick<Handover, 'since' | 'until'>
  /** When calls for help became no alert, from the first until the last of what was seen since, some of them perhaps before; null: none is known. */
  callsLost: CallsLost | null
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
      <LostMessage of={callsLost} across="handover.callsLostSince" telling={telling} />
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
