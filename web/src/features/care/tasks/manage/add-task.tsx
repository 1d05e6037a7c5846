import { mdiPencilOutline, mdiPlus } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import type { NewTaskFor } from './new-task.tsx'
import { useTaskDraftOf } from './task-draft.ts'

const NewTask = lazy(() => loadWithTexts('forms', () => import('./new-task.tsx')))

interface Props {
  resident: NewTaskFor
  /** The home's clock. */
  timeZone: string
  /** Nothing is added any more for whoever is archived: what was begun before is shown, to be passed on otherwise. */
  isArchived: boolean
}

/** By which a task is added for a resident, or gone on with that is half typed. */
export function AddTask({ resident, timeZone, isArchived }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isBegun = useTaskDraftOf(resident.eid, resident.bid) !== undefined
  const close = () => setOpen(false)
  return (
    <>
      {(isBegun || !isArchived) && (
        <Button
          variant="outlined"
          startIcon={<Icon path={isBegun ? mdiPencilOutline : mdiPlus} />}
          onClick={() => setOpen(true)}
        >
          {t(isArchived ? 'tasks.seeBegun' : isBegun ? 'tasks.goOn' : 'tasks.add')}
        </Button>
      )}
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <NewTask resident={resident} timeZone={timeZone} isArchived={isArchived} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
