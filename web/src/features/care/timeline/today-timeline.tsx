import { mdiTimelineClockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useHeldRows } from '../events/held-rows.ts'
import { NewRowsButton } from '../events/new-rows-button.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { type DayEntry, type EntryGroup, groupsOf, isInGroup } from './day-entries.ts'
import { DayRows } from './day-rows.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { GroupFilter } from './group-filter.tsx'
import type { DayOf, ResidentDay } from './use-resident-day.ts'

const slowWords = { notes: 'careRecord.notesSlow', tasks: 'careRecord.tasksSlow' } as const

const keyOf = ({ key }: DayEntry) => key

interface Props {
  of: DayOf
  /** The date on the home's clock. */
  today: string
  day: ResidentDay
  devices: readonly WithId<Device>[] | null
  /** Care that is, or lately was, under way. */
  snoozes?: Beneficiary['snoozes']
}

/** A resident's day on the home's clock, newest first; what arrives while one reads further down waits to be asked for. */
export function TodayTimeline({ of, today, day, devices, snoozes }: Props) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const [group, choose] = useState<EntryGroup>('all')
  const entries = day.entries.filter((entry) => isInGroup(entry, group))
  const { top, shown, waiting, release } = useHeldRows(entries, keyOf, `${today} ${group}`)

  return (
    <Box component="section" aria-labelledby="today-title">
      <Typography id="today-title" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('timeline.today')}
      </Typography>
      <GroupFilter groups={groupsOf(day.entries)} chosen={group} onChoose={choose} />
      {/* MUI hides what overflows a card: what is to stick to the screen would stick to the card. */}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
        <div ref={top} />
        {day.status === 'failed' && <NoAccess />}
        {day.status === 'loading' && (
          <>
            {day.awaited.map((what) => (
              <SlowNotice key={what} text={t(slowWords[what])} />
            ))}
            <Skeletons shape="rows" />
          </>
        )}
        <Unreadable names={names(day.unreadable)} />
        {waiting > 0 && <NewRowsButton words={t('timeline.waiting', { count: waiting })} onShow={release} />}
        {day.status === 'ready' && day.entries.length === 0 && day.unreadable.length === 0 && (
          <EmptyState
            icon={mdiTimelineClockOutline}
            title={t('timeline.none')}
            help={t(of.isArchived ? 'timeline.noneArchivedHelp' : 'timeline.noneHelp')}
          />
        )}
        {day.entries.length > 0 && entries.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('timeline.noneOfKind')}</Typography>
        )}
        <DayRows of={of} entries={shown} devices={devices} {...(snoozes && { snoozes })} />
        {day.more && <Button onClick={day.more}>{t('common.showMore')}</Button>}
      </Card>
      <EarlierDays of={of} today={today} devices={devices} group={group} />
    </Box>
  )
}
