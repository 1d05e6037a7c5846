import { mdiCheckCircleOutline, mdiClipboardClockOutline, mdiClipboardRemoveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { namedDayAndTime } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { useTelling } from '../tasks/use-telling.ts'
import type { DayTask } from './day-tasks.ts'
import { Beside, To } from './record-rows.tsx'
import { RowFrame } from './row-frame.tsx'
import type { DayOf } from './use-resident-day.ts'

const icons = {
  done: mdiCheckCircleOutline,
  due: mdiClipboardClockOutline,
  missed: mdiClipboardRemoveOutline,
} as const

/** That a task was done and by whom, or that it was due and nobody did it. */
export function TaskLine({ of: { eid, bid, timeZone }, task }: { of: DayOf; task: DayTask }) {
  const { t, locale, now } = useTelling(timeZone)
  const { uid } = useSession().user
  const { tid, title, dueAt, state, done, isKept } = task
  const at = done?.at ?? dueAt
  const whenDue = namedDayAndTime(dueAt, now, timeZone, locale)
  // At the same hour of another day is another time.
  const due = namedDayAndTime(at, now, timeZone, locale) !== whenDue && whenDue
  const words = () => {
    if (done)
      return done.by === uid ? t('timeline.doneByYou') : t('timeline.doneBy', { name: authorName(done, t) })
    return t(state === 'due' ? 'tasks.toBeDone' : 'tasks.missed')
  }
  return (
    <RowFrame
      at={at}
      timeZone={timeZone}
      icon={<Icon path={icons[state]} sx={{ color: done ? 'primary.dark' : 'text.primary' }} />}
    >
      {isKept ? <To address={routes.task(eid, bid, tid)}>{title}</To> : <Box component="span">{title}</Box>}{' '}
      <Box component="span" sx={{ fontWeight: done ? 400 : 700 }}>
        {!done && words()}
      </Box>
      {done && <Beside facts={[words(), due && t('timeline.wasDue', { when: due })]} />}
    </RowFrame>
  )
}
