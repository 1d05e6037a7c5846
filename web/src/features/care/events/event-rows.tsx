import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { exactTime } from '../../../lib/time/words.ts'
import { eventIcons } from './event-icon.ts'
import { latestOf, type TimelineRow } from './folded-measures.ts'
import { MeasuresFold } from './measures-fold.tsx'
import { useEventWords } from './use-event-words.ts'

interface Props {
  events: readonly TimelineRow[]
  devices: readonly WithId<Device>[] | null
  timeZone: string
}

const pageRows = 60

/** Events in one column of time. */
export function EventRows({ events, devices, timeZone }: Props) {
  const { t } = useTranslation()
  const words = useEventWords()
  const [count, setCount] = useState(pageRows)
  const locationOf = new Map(devices?.map(({ id, location }) => [id, location]))
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.slice(0, count).map((event) => (
          <EventRow
            key={event.name}
            eventId={event.eventId}
            deviceType={event.deviceType}
            kind={event.kind}
            what={latestOf(event)
              .map(({ kind, deviceType, value }) => words(kind, deviceType, value))
              .join(' · ')}
            measures={event.all.length > 1 ? event.all : undefined}
            at={event.at}
            late={event.late}
            location={locationOf.get(event.deviceId) ?? ''}
            timeZone={timeZone}
          />
        ))}
      </Box>
      {events.length > count && (
        <Button fullWidth onClick={() => setCount(count + pageRows)}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  )
}

interface RowProps extends Pick<TimelineRow, 'eventId' | 'deviceType' | 'kind' | 'at' | 'late'> {
  what: string
  /** Where there are more of them than one. */
  measures: TimelineRow['all'] | undefined
  location: string
  timeZone: string
}

// Its props are plain values, but for what is folded: each event makes all others of its day anew, and their rows are to stay as they are.
const EventRow = memo(function EventRow(row: RowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { eventId, kind, what, measures, at, deviceType, late, location, timeZone } = row
  const { callForHelp }: EventKindInfo = eventKinds[kind]
  const where = location === '' ? deviceTypeInfo(deviceType).name[locale] : location
  return (
    <Box
      component="li"
      data-event={eventId}
      sx={{
        display: 'grid',
        gridTemplateColumns: '3.25rem 24px 1fr',
        columnGap: 1.5,
        py: 1,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <time dateTime={new Date(at).toISOString()} title={exactTime(at, timeZone, locale)}>
        {localTimeOfDay(at, timeZone)}
      </time>
      <Icon path={eventIcons[kind]} sx={{ color: callForHelp ? 'error.main' : 'primary.dark' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: callForHelp ? 700 : 500 }}>
          {what}
        </Box>{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {where}
          {late && ` · ${t('timeline.late')}`}
        </Box>
        {measures && <MeasuresFold measures={measures} timeZone={timeZone} />}
      </Box>
    </Box>
  )
})
