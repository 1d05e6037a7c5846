import { mdiAccountCheckOutline, mdiBellAlert, mdiMessageOffOutline, mdiProgressClock } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../../components/age.tsx'
import { dotted } from '../../../components/dotted.ts'
import { Icon } from '../../../components/icon.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { residentSource } from '../records/resident-sources.ts'
import { ResidentAvatar } from '../residents/resident-avatar.tsx'
import { snoozesAbout } from '../snoozes/snoozes-about.ts'
import { UnderCare } from '../snoozes/under-care.tsx'
import { whoOf } from './alert-whereabouts.ts'
import { useStandsFor } from './in-sight.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { isTaken, looksAlone } from './own-acts.ts'
import { looksOf } from './severity-looks.ts'
import { SeverityMark } from './severity-mark.tsx'
import { silenceOf } from './silence-of.ts'
import { useAlertWords } from './use-alert-words.ts'
import { useReportShown } from './use-report-shown.ts'
import { useSteadyPresses } from './use-steady-presses.ts'

interface Props {
  own: OwnAlert
  /** Named where alerts of several establishments stand together. */
  showEstablishment: boolean
  /** From which width on what there is to do has room beside the words. */
  actsBeside: 'sm' | 'md'
  children: ReactNode
}

function stateIcon({ alert, underWay }: OwnAlert): string {
  if (underWay !== null) return mdiProgressClock
  return isTaken(alert) ? mdiAccountCheckOutline : mdiBellAlert
}

/** One alert in progress: whose, where, what, since when, who is on it, and at the right what to do. */
export function AlertRow({ own, showEstablishment, actsBeside, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { alert, establishment } = own
  const timeZone = establishment.details?.timeZone ?? null
  const { what, time, notes, state } = useAlertWords(alert, timeZone)
  const source = useMemo(
    () => residentSource(establishment.id, alert.beneficiaryId),
    [establishment.id, alert.beneficiaryId],
  )
  const row = useRef<HTMLDivElement>(null)
  useSteadyPresses(row)
  const isNear = useNearViewport(row)
  const resident = useLive(isNear ? source : null)
  const known = resident.status === 'ready' ? resident.value : null
  useReportShown(own, isNear)
  useStandsFor(row, alert.id)
  const ink = looksAlone(own) ? looksOf(alert).ink : null
  const silence = silenceOf(alert)

  return (
    <Box
      ref={row}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', [actsBeside]: 'auto 1fr auto' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
      }}
    >
      <ResidentAvatar eid={establishment.id} bid={alert.beneficiaryId} resident={known} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={routes.beneficiary(establishment.id, alert.beneficiaryId)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            width: 'fit-content',
            minHeight: 44,
            // As tall as a finger without taking its height from what else there is to read.
            mt: -1,
            // A long name that goes on below does not begin at the edge of what is above.
            py: 1,
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <span>
            {alert.room.trim() !== '' && (
              <Typography component="span" sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 }}>
                {alert.room}
              </Typography>
            )}{' '}
            <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {whoOf(alert, locale)}
            </Typography>
          </span>
        </Box>
        <Typography>
          <SeverityMark alert={alert} />
          {t('alerts.before')}
          <Box component="span" sx={{ fontWeight: 700, color: ink ?? 'text.primary' }}>
            {what}
          </Box>
          {time && `, ${time}`}{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            (<Age at={alert.times.occurredAt} timeZone={timeZone} />)
          </Box>
          {notes !== '' && `, ${notes}`}
        </Typography>
        <Typography
          component="div"
          variant="body2"
          sx={{
            // Beside the first line of its words.
            display: 'flex',
            gap: 0.5,
            color: ink ?? 'text.secondary',
          }}
        >
          <Icon path={stateIcon(own)} fontSize="small" />
          <Box sx={dotted}>
            <span>{own.underWay === null ? state : t(`alerts.underWay.${own.underWay}`)}</span>
            {showEstablishment && <span>{establishment.name}</span>}
            {alert.deviceLocation !== '' && <span>{alert.deviceLocation}</span>}
          </Box>
        </Typography>
        <UnderCare resident={known && { snoozes: snoozesAbout(known, alert) }} timeZone={timeZone} />
        {silence !== null && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700, color: 'error.dark' }}
          >
            <Icon path={mdiMessageOffOutline} fontSize="small" />
            {t(`alerts.${silence}`)}
          </Typography>
        )}
      </Box>
      <Box
        data-actions
        sx={{
          gridColumn: { xs: '1 / -1', [actsBeside]: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1,
          '& > *': { flex: { xs: 1, sm: 'none' } },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
