import { mdiAccountPlusOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'

const SetResident = lazy(() => loadWithTexts('forms', () => import('./set-resident.tsx')))

/** By which an administrator adds a resident to a home; `isFirst` where there is nothing else to do. */
export function AddResident({ eid, isFirst = false }: { eid: string; isFirst?: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        aria-label={t('residents.add')}
        title={t('residents.add')}
        onClick={() => setOpen(true)}
        sx={{ gap: 1, minWidth: 44, px: { xs: isFirst ? 2 : 1, sm: 2 } }}
      >
        <Icon path={mdiAccountPlusOutline} />
        {/* Beside a list a phone has no room for the words. */}
        <Box component="span" sx={{ display: { xs: isFirst ? 'inline' : 'none', sm: 'inline' } }}>
          {t('residents.add')}
        </Box>
      </Button>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <SetResident eid={eid} resident={null} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}
