import { mdiDeleteOutline, mdiPauseCircleOutline, mdiPencilOutline, mdiPlayCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { activateTaskCall } from '@vigie/domain/api/task-calls'
import { type Task, taskName } from '@vigie/domain/care/task'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../../components/failure-message.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'

const ChangeTask = lazy(() => loadWithTexts('forms', () => import('./change-task.tsx')))
const DeleteTask = lazy(() => import('./delete-task.tsx'))

interface Props {
  task: WithId<Task>
  timeZone: string
  /** Nothing of it is changed any more; a change that was begun before stays. */
  isArchived: boolean
}

/** By which a task is changed, deactivated for a while, or deleted. */
export default function TaskManagement({ task, timeZone, isArchived }: Props) {
  const { t } = useTranslation()
  const [doing, begin] = useState<'edit' | 'delete' | null>(null)
  const { isBusy, failure, send } = useSending()
  const stop = () => begin(null)
  const { establishmentId: eid, beneficiaryId: bid, id: tid, activated } = task
  const activate = () =>
    send(() => callApi(activateTaskCall, { params: { eid, bid, tid }, body: { activated: !activated } }))
  return (
    <div>
      <FailureMessage failure={failure} isBusy={isBusy} />
      {!isArchived && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<Icon path={mdiPencilOutline} />} onClick={() => begin('edit')}>
            {t('taskForm.edit')}
          </Button>
          <Button
            startIcon={<Icon path={activated ? mdiPauseCircleOutline : mdiPlayCircleOutline} />}
            aria-disabled={isBusy}
            onClick={activate}
          >
            {t(activated ? 'taskForm.deactivate' : 'taskForm.activate')}
          </Button>
          <Button startIcon={<Icon path={mdiDeleteOutline} />} onClick={() => begin('delete')}>
            {t('taskForm.delete')}
          </Button>
        </Box>
      )}
      {doing !== null && (
        <LoadBoundary onFailed={stop}>
          {doing === 'edit' ? (
            <ChangeTask task={task} timeZone={timeZone} isArchived={isArchived} onClose={stop} />
          ) : (
            <DeleteTask ids={{ eid, bid, tid }} name={taskName(task)} onClose={stop} />
          )}
        </LoadBoundary>
      )}
    </div>
  )
}
