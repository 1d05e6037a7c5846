import { mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { eventIcons } from '../events/event-icon.ts'
import type { TimelineRow } from '../events/folded-measures.ts'
import { MeasuresFold } from '../events/measures-fold.tsx'
import { RowFrame } from './row-frame.tsx'

/** Asks why an event raised an alert or did not: `eventKey` names it among those of its device. */
export type AskWhy = (event: { deviceId: string; eventKey: string; at: number; what: string }) => void

interface Props extends Pick<TimelineRow, 'eventId' | 'deviceType' | 'kind' | 'at' | 'late'> {
  /** Care was under way. */
  duringCare: boolean
  /** It says that care begins, and calls for nobody: red is for what calls. */
  isCare: boolean
  what: string
  /** Where there are more of them than one. */
  measures: TimelineRow['all'] | undefined
  location: string
  timeZone: string
  deviceId: string
  /** Its key among those of its device. */
  eventKey: string
  /** Absent for whoever reads no rules. */
  onWhy?: AskWhy | undefined
}

/**
 * What a sensor told. Its props are plain values, but for what is folded: each event makes all others of its day anew, and their rows
 * are to stay as they are.
 */
export const EventRow = memo(function EventRow(row: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { eventId, kind, what, measures, at, deviceType, late, location, timeZone } = row
  const { deviceId, eventKey, duringCare, isCare, onWhy } = row
  const { callForHelp }: EventKindInfo = eventKinds[kind]
  const isCall = callForHelp && !isCare
  const where = location === '' ? deviceTypeInfo(deviceType).name[locale] : location
  const icon = <Icon path={eventIcons[kind]} sx={{ color: isCall ? 'error.main' : 'primary.dark' }} />
  return (
    <RowFrame
      at={at}
      timeZone={timeZone}
      eventId={eventId}
      icon={icon}
      act={
        onWhy && (
          <IconButton
            onClick={() => onWhy({ deviceId, eventKey, at, what })}
            aria-label={t('timeline.why', { what, time: localTimeOfDay(at, timeZone) })}
            sx={{ my: -1 }}
          >
            <Icon path={mdiHelpCircleOutline} fontSize="small" />
          </IconButton>
        )
      }
    >
      <Box component="span" sx={{ fontWeight: isCall ? 700 : 500 }}>
        {what}
      </Box>{' '}
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {where}
        {late && ` · ${t('timeline.late')}`}
        {duringCare && ` · ${t('timeline.duringCare')}`}
      </Box>
      {measures && <MeasuresFold measures={measures} timeZone={timeZone} />}
    </RowFrame>
  )
})
