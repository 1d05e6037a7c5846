import { mdiPrinterOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { Message } from './message.tsx'

interface Props {
  button: string
  /** How the browser does it, in words. */
  help: string
}

/** Says how the page is printed: by the browser, for a page that opens the print window itself stands still behind it (docs/adr/0082). */
export function HowToPrint({ button, help }: Props) {
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
        {button}
      </Button>
      <Box sx={{ flex: '1 0 100%', displayPrint: 'none', '& > div > div': { mb: 0 } }}>
        <Message kind="info">{isAsked && help}</Message>
      </Box>
    </>
  )
}
