import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { isDuringCare } from '@vigie/domain/care/silenced'
import { spansFor } from '@vigie/domain/care/snooze-time'
import type { Device } from '@vigie/domain/devices/device'
import { can } from '@vigie/domain/people/permissions'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { latestOf } from '../events/folded-measures.ts'
import { useEventWords } from '../events/use-event-words.ts'
import type { DayEntry } from './day-entries.ts'
import { type AskWhy, EventRow } from './event-row.tsx'
import { AlertLine, MoodLine, NoteLine } from './record-rows.tsx'
import { TaskLine } from './task-line.tsx'
import type { DayOf } from './use-resident-day.ts'

interface Props {
  of: DayOf
  entries: readonly DayEntry[]
  devices: readonly WithId<Device>[] | null
  /** Care that is, or lately was, under way: of what happened a moment after it began, the event itself may not say so. */
  snoozes?: Beneficiary['snoozes']
}

const WhyDialog = lazy(() => loadWithTexts('rules', () => import('../why/why-dialog.tsx')))

const pageRows = 60

/** A day in one column of time. */
export function DayRows({ of, entries, devices, snoozes = [] }: Props) {
  const { t } = useTranslation()
  const [count, setCount] = useState(pageRows)
  const words = useEventWords()
  const locationOf = new Map(devices?.map(({ id, location }) => [id, location]))
  const [asked, ask] = useState<Parameters<AskWhy>[0] | null>(null)
  const onWhy = can(of.access, 'read', 'notifications') ? ask : undefined
  const row = (entry: DayEntry) => {
    if (entry.what === 'alert') return <AlertLine key={entry.key} of={of} alert={entry.alert} />
    if (entry.what === 'note') return <NoteLine key={entry.key} of={of} note={entry.note} />
    if (entry.what === 'mood') return <MoodLine key={entry.key} of={of} mood={entry.mood} />
    if (entry.what === 'task') return <TaskLine key={entry.key} of={of} task={entry.task} />
    const { eventId, deviceId, deviceType, kind, all, at, late, receivedAt } = entry.event
    const duringCare =
      entry.event.duringCare ||
      isDuringCare(spansFor(snoozes, deviceId), { occurredAt: at, publishedAt: receivedAt })
    // A row of measures is named after what happened before them.
    const name = all[0]?.name ?? entry.event.name
    return (
      <EventRow
        key={entry.key}
        {...{ eventId, deviceId, deviceType, kind, at, late, duringCare }}
        isCare={entry.isCare}
        // It was to alert nobody: no rule says why it did not.
        onWhy={entry.isCare ? undefined : onWhy}
        eventKey={name.slice(name.indexOf('/') + 1)}
        what={
          entry.isCare
            ? t('timeline.carePress')
            : latestOf(entry.event)
                .map((one) => words(one.kind, one.deviceType, one.value))
                .join(' · ')
        }
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
      {asked && (
        <LoadBoundary onFailed={() => ask(null)}>
          <WhyDialog {...of} {...asked} onClose={() => ask(null)} />
        </LoadBoundary>
      )}
    </>
  )
}
