import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dayBefore } from '../../../lib/time/day-before.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { type EventGroup, isInGroup } from './event-groups.ts'
import { EventRows } from './event-rows.tsx'
import { useDay } from './use-day.ts'

interface Props {
  eid: string
  bid: string
  timeZone: string
  today: string
  devices: readonly WithId<Device>[] | null
  group: EventGroup
}

/** The day before, folded; it is read only when somebody asks for it. */
export function YesterdayFold({ today, ...rest }: Props) {
  const { t } = useTranslation()
  const [unfolded, unfold] = useState(false)
  return (
    <>
      <Button
        aria-expanded={unfolded}
        onClick={() => unfold(!unfolded)}
        endIcon={<Icon path={unfolded ? mdiChevronUp : mdiChevronDown} />}
        sx={{ my: 1 }}
      >
        {t(unfolded ? 'timeline.hideYesterday' : 'timeline.showYesterday')}
      </Button>
      {unfolded && <Yesterday {...rest} date={dayBefore(today)} />}
    </>
  )
}

function Yesterday({ eid, bid, date, timeZone, devices, group }: Omit<Props, 'today'> & { date: string }) {
  const { t } = useTranslation()
  const day = useDay(eid, bid, date)
  const names = useUnreadableNames()
  const events = day.events.filter(({ kind }) => isInGroup(kind, group))
  if (day.status === 'failed') return <NoAccess />
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h3" variant="h3">
        {t('timeline.yesterday')}
      </Typography>
      {day.status === 'loading' && <Skeletons shape="rows" />}
      <Unreadable names={names(day.unreadable)} />
      {day.status === 'ready' && events.length === 0 && day.unreadable.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('timeline.noneYesterday')}</Typography>
      )}
      <EventRows events={events} devices={devices} timeZone={timeZone} />
    </Card>
  )
}
