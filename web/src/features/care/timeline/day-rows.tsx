import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Device } from '@vigie/domain/devices/device'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { latestOf } from '../events/folded-measures.ts'
import { useEventWords } from '../events/use-event-words.ts'
import type { DayEntry } from './day-entries.ts'
import { EventRow } from './event-row.tsx'
import { AlertLine, MoodLine, NoteLine } from './record-rows.tsx'
import { TaskLine } from './task-line.tsx'
import type { DayOf } from './use-resident-day.ts'

interface Props {
  of: DayOf
  entries: readonly DayEntry[]
  devices: readonly WithId<Device>[] | null
}

const pageRows = 60

/** A day in one column of time. */
export function DayRows({ of, entries, devices }: Props) {
  const { t } = useTranslation()
  const [count, setCount] = useState(pageRows)
  const words = useEventWords()
  const locationOf = new Map(devices?.map(({ id, location }) => [id, location]))
  const row = (entry: DayEntry) => {
    if (entry.what === 'alert') return <AlertLine key={entry.key} of={of} alert={entry.alert} />
    if (entry.what === 'note') return <NoteLine key={entry.key} of={of} note={entry.note} />
    if (entry.what === 'mood') return <MoodLine key={entry.key} of={of} mood={entry.mood} />
    if (entry.what === 'task') return <TaskLine key={entry.key} of={of} task={entry.task} />
    const { eventId, deviceId, deviceType, kind, all, at, late } = entry.event
    return (
      <EventRow
        key={entry.key}
        {...{ eventId, deviceType, kind, at, late }}
        what={latestOf(entry.event)
          .map((one) => words(one.kind, one.deviceType, one.value))
          .join(' · ')}
        measures={all.length > 1 ? all : undefined}
        location={locationOf.get(deviceId) ?? ''}
        timeZone={of.timeZone}
      />
    )
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.slice(0, count).map(row)}
      </Box>
      {entries.length > count && (
        <Button fullWidth onClick={() => setCount(count + pageRows)}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  )
}
