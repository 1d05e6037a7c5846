import { mdiArchiveArrowDownOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import type { ArchivedOne } from './archive-dialog.tsx'

const ArchiveDialog = lazy(() => loadWithTexts('seldom', () => import('./archive-dialog.tsx')))

/** By which an administrator archives a resident, once they have said that they mean it. */
export function ArchiveResident(one: ArchivedOne) {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  const close = () => ask(false)
  return (
    <>
      <IconButton
        onClick={() => ask(true)}
        aria-label={t('archiving.archiveOf', { name: one.resident.name })}
        title={t('archiving.archive')}
      >
        <Icon path={mdiArchiveArrowDownOutline} />
      </IconButton>
      {isAsking && (
        <LoadBoundary onFailed={close}>
          <ArchiveDialog {...one} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
