import { mdiCameraOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'

const SetPhoto = lazy(() => loadWithTexts('forms', () => import('./set-photo.tsx')))

interface Props {
  eid: string
  bid: string
  resident: Beneficiary
}

/** By which an administrator gives a resident a photo, or takes it away. */
export function PhotoOfResident(of: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        aria-label={t('resident.photoOf', { name: of.resident.name })}
      >
        <Icon path={mdiCameraOutline} />
      </IconButton>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <SetPhoto {...of} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
