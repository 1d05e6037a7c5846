import { mdiAccountPlusOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'

const SetResident = lazy(() => loadWithTexts('forms', () => import('./set-resident.tsx')))

interface Props {
  eid: string
  /** Whether there is nothing else to do. */
  isFirst?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** By which an administrator adds a resident to a home. */
export function AddResident({ eid, isFirst = false, ref }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={ref}
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
