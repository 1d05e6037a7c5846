import { mdiPrinterOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'

/** Says how the page is printed: by the browser, for a page that opens the print window itself stands still behind it (docs/adr/0082). */
export function HowToPrint() {
  const { t } = useTranslation()
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPrinterOutline} />}
        aria-expanded={isAsked}
        onClick={() => ask(!isAsked)}
        sx={{ displayPrint: 'none' }}
      >
        {t('handover.print')}
      </Button>
      <Box sx={{ flex: '1 0 100%', displayPrint: 'none', '& > div > div': { mb: 0 } }}>
        <Message kind="info">{isAsked && t('handover.printHelp')}</Message>
      </Box>
    </>
  )
}
