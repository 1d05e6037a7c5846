import { mdiAccountPlusOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'

const SetResident = lazy(() => import('./set-resident.tsx'))

/** By which an administrator adds a resident to a home; `isFirst` where there is nothing else to do. */
export function AddResident({ eid, isFirst = false }: { eid: string; isFirst?: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<Icon path={mdiAccountPlusOutline} />}
        onClick={() => setOpen(true)}
      >
        {t('residents.add')}
      </Button>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <SetResident eid={eid} resident={null} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
