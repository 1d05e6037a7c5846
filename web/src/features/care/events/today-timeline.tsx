import { mdiTimelineClockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { type EventGroup, groupsOf, isInGroup } from './event-groups.ts'
import { EventRows } from './event-rows.tsx'
import type { TimelineRow } from './folded-measures.ts'
import { GroupFilter } from './group-filter.tsx'
import { useHeldRows } from './held-rows.ts'
import { NewRowsButton } from './new-rows-button.tsx'
import { useDay } from './use-day.ts'
import { YesterdayFold } from './yesterday-fold.tsx'

const nameOf = ({ name }: TimelineRow) => name

interface Props {
  eid: string
  bid: string
  timeZone: string
  devices: readonly WithId<Device>[] | null
}

/** A resident's day on the home's clock, newest first; what arrives while one reads further down waits to be asked for. */
export function TodayTimeline({ eid, bid, timeZone, devices }: Props) {
  const { t } = useTranslation()
  const today = localDate(useNow(), timeZone)
  const day = useDay(eid, bid, today)
  const names = useUnreadableNames()
  const [group, choose] = useState<EventGroup>('all')
  const events = day.events.filter(({ kind }) => isInGroup(kind, group))
  const { top, shown, waiting, release } = useHeldRows(events, nameOf, `${today} ${group}`)

  return (
    <Box component="section" aria-labelledby="today-title">
      <Typography id="today-title" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('timeline.today')}
      </Typography>
      <GroupFilter groups={groupsOf(day.events.map(({ kind }) => kind))} chosen={group} onChoose={choose} />
      {/* MUI hides what overflows a card: what is to stick to the screen would stick to the card. */}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
        <div ref={top} />
        {day.status === 'failed' && <NoAccess />}
        {day.status === 'loading' && <Skeletons shape="rows" />}
        <Unreadable names={names(day.unreadable)} />
        {waiting > 0 && <NewRowsButton words={t('timeline.waiting', { count: waiting })} onShow={release} />}
        {day.status === 'ready' && day.events.length === 0 && day.unreadable.length === 0 && (
          <EmptyState
            icon={mdiTimelineClockOutline}
            title={t('timeline.none')}
            help={t('timeline.noneHelp')}
          />
        )}
        {day.events.length > 0 && events.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('timeline.noneOfKind')}</Typography>
        )}
        <EventRows events={shown} devices={devices} timeZone={timeZone} />
      </Card>
      <YesterdayFold eid={eid} bid={bid} timeZone={timeZone} today={today} devices={devices} group={group} />
    </Box>
  )
}
