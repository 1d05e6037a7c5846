import { mdiClipboardRemoveOutline, mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Icon } from '../../../components/icon.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { taskSource } from '../records/task-sources.ts'
import type { TasksOf } from './tasks-of.ts'
import { WholeTask } from './whole-task.tsx'

interface Props {
  of: TasksOf
  tid: string
  /** Where one goes to have it closed; null where it is all that there is. */
  closesTo: string | null
}

/** The one task that somebody came for, live. */
export default function OpenedTask({ of, tid, closesTo }: Props) {
  const { t } = useTranslation()
  const { eid, bid } = of
  const live = useLive(useMemo(() => taskSource(eid, bid, tid), [eid, bid, tid]))
  const card = useRef<HTMLDivElement>(null)
  const isKnown = live.status !== 'loading'
  const task = live.status === 'ready' ? live.value : null
  const [last, keep] = useState(task)
  if (task !== null && task !== last) keep(task)
  useEffect(() => {
    if (isKnown && closesTo !== null) card.current?.scrollIntoView({ block: 'start' })
  }, [isKnown, closesTo])
  return (
    <Card
      ref={card}
      data-opened-task={tid}
      sx={{
        position: 'relative',
        width: '100%',
        p: { xs: 1.5, sm: 2 },
        borderColor: 'primary.dark',
        borderWidth: 2,
      }}
    >
      {closesTo !== null && (
        <Box sx={{ float: 'right', mt: -0.5, mr: -0.5 }}>
          <IconButton component={Link} to={closesTo} aria-label={t('tasks.close')}>
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
      )}
      {live.status === 'failed' && <NoAccess />}
      {live.status === 'loading' && (
        <>
          <SlowNotice text={t('careRecord.tasksSlow')} />
          <Skeletons shape="rows" />
        </>
      )}
      {live.status === 'ready' && task === null && (
        <EmptyState icon={mdiClipboardRemoveOutline} title={t('tasks.gone')} help={t('tasks.goneHelp')} />
      )}
      {live.status === 'ready' && last !== null && (
        // What is being typed of one that a colleague deletes stays, in its window.
        <div hidden={task === null}>
          <WholeTask of={of} task={last} isAlone={closesTo === null} />
        </div>
      )}
    </Card>
  )
}
