import { mdiPlus } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'

const SetTask = lazy(() => import('./set-task.tsx'))

/** By which a task is added for a resident. */
export function AddTask({ eid, bid, timeZone }: { eid: string; bid: string; timeZone: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen(true)}>
        {t('tasks.add')}
      </Button>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <SetTask eid={eid} bid={bid} timeZone={timeZone} task={null} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
