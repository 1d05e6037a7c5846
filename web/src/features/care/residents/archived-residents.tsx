import { mdiArchiveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { ArchivedList } from './archived-list.tsx'

interface Props {
  establishment: OwnEstablishment
  /** What was typed: it narrows them too. */
  wanted: string
}

/** The residents who do not live there any more, below those who do, once somebody asks for them. */
export function ArchivedResidents(props: Props) {
  const { t } = useTranslation()
  const listId = useId()
  const [isShown, show] = useState(false)
  return (
    <Box sx={{ mt: 3 }}>
      <Button
        startIcon={<Icon path={mdiArchiveOutline} />}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onClick={() => show(!isShown)}
      >
        {t(isShown ? 'residentList.hideArchived' : 'residentList.showArchived')}
      </Button>
      <div id={listId}>{isShown && <ArchivedList {...props} />}</div>
    </Box>
  )
}
