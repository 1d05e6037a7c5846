import { mdiClipboardCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListHeading } from '../../../components/list-heading.tsx'
import { Message } from '../../../components/message.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { unhurried, useCalmOrder } from '../../../lib/page/calm-order.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { timeOfDay } from '../../../lib/time/words.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { shiftName } from '../establishments/manage/shifts/shift-name.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { mayWriteCare } from '../residents/may-write-care.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { useKeptInPlace } from '../tasks/kept-in-place.ts'
import { useTaskActs } from '../tasks/use-task-acts.ts'
import { useTelling } from '../tasks/use-telling.ts'
import { DoneList } from './done-list.tsx'
import { DueOfResident } from './due-of-resident.tsx'
import { shiftOrDay } from './shift-or-day.ts'
import { useShiftTasks } from './use-shift-tasks.ts'

interface Props {
  establishment: OwnEstablishment
  details: Establishment
}

/** What is to be done in a home in this shift, resident by resident, who waits longest first; then what was done in it. */
export function TodayOf({ establishment, details }: Props) {
  const { t } = useTranslation()
  const telling = useTelling(details.timeZone)
  const { locale, now, timeZone } = telling
  const time = shiftOrDay(details, now)
  const tasks = useShiftTasks(establishment.id, time, telling)
  const due = useCalmOrder(
    useKeptInPlace(tasks.due, tasks.doneByKey),
    ({ resident }) => resident.id,
    unhurried,
  )
  const who = useCallback(
    (bid: string) => {
      const of = due.find(({ resident }) => resident.id === bid)
      return of ? roomAndName(of.resident) : ''
    },
    [due],
  )
  const acts = useTaskActs(timeZone, who)
  const names = useUnreadableNames()
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnward(list, heading)
  const from = timeOfDay(time.from, timeZone)
  const until = timeOfDay(time.until, timeZone)
  if (tasks.status === 'failed') return <NoAccess />
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', display: 'grid', gap: 2 }}>
      {/* What could not be read takes no place where there is nothing of it. */}
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <ListHeading ref={heading} sx={{ flex: '1 1 auto' }}>
            {time.shift
              ? t('today.shift', { name: shiftName(time.shift, locale), from, until })
              : t('today.day')}
          </ListHeading>
          <Button component={Link} to={routes.handover(establishment.id)} variant="outlined">
            {t('places.handover')}
          </Button>
        </Box>
        {tasks.status === 'ready' && <Unreadable names={names(tasks.unreadable)} />}
        <Message kind="info">{tasks.most !== null && t('today.more', { count: tasks.most })}</Message>
      </div>
      {tasks.status === 'loading' && (
        <>
          <SlowNotice text={t('careRecord.tasksSlow')} />
          <Skeletons shape="rows" />
        </>
      )}
      {tasks.status === 'ready' && due.length === 0 && tasks.unreadable.length === 0 && (
        <EmptyState
          icon={mdiClipboardCheckOutline}
          title={time.shift ? t('today.none', { until }) : t('today.noneToday')}
          help={t('today.noneHelp')}
        />
      )}
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {due.map((one) => (
          <DueOfResident
            key={one.resident.id}
            due={one}
            telling={telling}
            acts={mayWriteCare('tasks', establishment, one.resident) ? acts : null}
          />
        ))}
      </Box>
      {tasks.most !== null && (
        <Button variant="outlined" onClick={tasks.readOn} sx={{ justifySelf: 'start' }}>
          {t('today.readOn')}
        </Button>
      )}
      <DoneList done={tasks.done} telling={telling} />
    </Box>
  )
}
