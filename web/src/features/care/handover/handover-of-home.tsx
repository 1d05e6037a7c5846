import { mdiCalendarClockOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { getHandoverCall } from '@vigie/domain/api/handover-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import { handoverSpan, shiftAt } from '@vigie/domain/time/shift-span'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { mayManage } from '../establishments/manage/may-manage.ts'
import { noticesAbout } from '../notices/notices-about.ts'
import { useNotices } from '../notices/use-notices.ts'
import { callsLostIn } from './calls-lost.ts'
import { WholeHandover } from './whole-handover.tsx'

interface Props {
  establishment: OwnEstablishment
  details: Establishment
}

/** Asks for the handover of a home: anew once another shift has begun. */
export function HandoverOfHome({ establishment, details }: Props) {
  const { id: eid, name, access } = establishment
  const { t } = useTranslation()
  const { shifts, timeZone } = details
  const now = useNow()
  const since = handoverSpan(shifts, now, timeZone)?.from ?? null
  // After a time in which nobody is on shift the one before stays the same, but what it hands over ends.
  const worked = shiftAt(shifts, now, timeZone)?.from ?? null
  // What these are the server knows: once they are others, it is asked anew.
  const question = useCallback(() => callApi(getHandoverCall, { params: { eid } }), [eid, since, worked])
  const { answer, ask } = useAnswer(question)
  const notices = useNotices()
  const lost = noticesAbout(notices.known, eid, null)
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  if (answer.status === 'loading') {
    return (
      <>
        <SlowNotice text={t('handover.slow')} />
        <Skeletons shape="rows" />
      </>
    )
  }
  const { handover } = answer.value
  if (handover === null) {
    return (
      <EmptyState
        icon={mdiCalendarClockOutline}
        title={t('handover.noShifts')}
        help={t(mayManage(establishment) ? 'handover.setShifts' : 'handover.noShiftsHelp')}
      >
        {mayManage(establishment) && (
          <Button component={Link} to={routes.shifts(eid)} variant="outlined">
            {t('handover.toShifts')}
          </Button>
        )}
      </EmptyState>
    )
  }
  // While nobody is on shift it goes on: what came since it was asked for is of it too.
  const until = worked === null ? Infinity : handover.until
  return (
    <WholeHandover
      eid={eid}
      access={access}
      home={name}
      timeZone={timeZone}
      handover={handover}
      // Those that ended before it are of other handovers; those that went on after it are told with the alerts since.
      callsLost={callsLostIn(lost, ({ firstAt, lastAt }) => firstAt < until && lastAt >= handover.from)}
      callsLostSince={callsLostIn(lost, ({ lastAt }) => lastAt >= until)}
      areCallsUnseen={notices.unseen || notices.loading}
      onRenew={ask}
    />
  )
}
