import Box from '@mui/material/Box'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { lowScreen } from '../lib/page/low-screen.ts'
import { DialogAbout } from './dialog-about.ts'

interface Props {
  /** By which the window is called after its title. */
  titleId: string
  title: string
}

/** What a window is for, and under it of whom. A long name goes on in a second line. */
export function DialogHead({ titleId, title }: Props) {
  const about = useContext(DialogAbout)
  return (
    <DialogTitle component="div" sx={{ overflowWrap: 'anywhere', [lowScreen]: { py: 1 } }}>
      <Box component="h2" id={titleId} sx={{ m: 0, font: 'inherit' }}>
        {title}
      </Box>
      {about !== null && (
        <Typography data-about sx={{ fontWeight: 700, color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
    </DialogTitle>
  )
}
