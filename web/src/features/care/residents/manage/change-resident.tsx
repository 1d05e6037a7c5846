import { mdiPencilOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'

const SetResident = lazy(() => loadWithTexts('forms', () => import('./set-resident.tsx')))

interface Props {
  eid: string
  bid: string
  resident: Beneficiary
}

/** By which an administrator corrects a resident's name or room, or how they are reached. */
export function ChangeResident({ eid, bid, resident }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton onClick={() => setOpen(true)} aria-label={t('residents.changeOf', { name: resident.name })}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <SetResident eid={eid} resident={{ ...resident, id: bid }} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
