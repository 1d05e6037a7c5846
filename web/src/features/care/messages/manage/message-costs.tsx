import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'

const CostsPerMonth = lazy(() => import('./costs-per-month.tsx'))

/** How many messages a home sent in each month and what they cost, once somebody asks. */
export function MessageCosts({ eid }: { eid: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t('messages.costs.open')}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ minWidth: 0 }}>
          <LoadBoundary onFailed={() => setOpen(false)}>
            <CostsPerMonth eid={eid} />
          </LoadBoundary>
        </Box>
      )}
    </Box>
  )
}
