import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DialogAbout } from '../../../components/dialog-about.ts'
import { Message } from '../../../components/message.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { residentSource } from '../records/resident-sources.ts'
import { mayWriteCare } from '../residents/may-write-care.ts'
import { type KnownResident, OfResident } from '../residents/of-resident.tsx'
import { roomAndName } from '../residents/room-and-name.ts'
import { useOpenedTrace } from '../residents/use-opened-trace.ts'
import OpenedTask from './opened-task.tsx'
import { useTelling } from './use-telling.ts'

/** /establishment/{eid}/beneficiary/{bid}/tasks/{tid}: one task by itself, for whoever has a link to it. */
export default function TaskPage() {
  return <OfResident show={(known) => <TaskOfResident {...known} />} />
}

function TaskOfResident({ establishment, details: { timeZone }, bid }: KnownResident) {
  const { t } = useTranslation()
  const { tid = '' } = useParams()
  const eid = establishment.id
  const live = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  const resident = live.status === 'ready' ? live.value : null
  const title = t('tasks.one')
  usePageHeader(
    resident ? t('tasks.ofResident', { who: roomAndName(resident) }) : title,
    routes.details(eid, bid),
    title,
  )
  useOpenedTrace(eid, bid, timeZone)
  const telling = useTelling(timeZone)
  const mayWrite = resident !== null && mayWriteCare('tasks', establishment, resident)
  const name = resident ? roomAndName(resident) : ''
  const who = useCallback(() => name, [name])
  // Of somebody who cannot be read nothing that is due is said to be suspended.
  const isArchived = resident?.state === 'archived'
  return (
    <DialogAbout value={resident && name}>
      <Box
        sx={{
          ...{ maxWidth: 900, mx: 'auto', display: 'grid', gap: 2 },
          ...{ gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
        }}
      >
        {live.status === 'loading' ? (
          <>
            <SlowNotice text={t('careRecord.tasksSlow')} />
            <Skeletons shape="rows" />
          </>
        ) : (
          <>
            {resident === null && (
              <Message kind="error">
                {t(live.status === 'failed' ? 'resident.unreadableTitle' : 'resident.notFoundTitle')}
              </Message>
            )}
            <OpenedTask
              key={tid}
              of={{ eid, bid, who, telling, isArchived, mayWrite, access: establishment.access }}
              tid={tid}
              closesTo={null}
            />
          </>
        )}
        <Button component={Link} to={routes.details(eid, bid)} variant="outlined">
          {t('tasks.openResident')}
        </Button>
      </Box>
    </DialogAbout>
  )
}
