import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { HandoverNote } from '@vigie/domain/care/handover'
import { Link as RouterLink } from 'react-router-dom'
import { PrivateMark } from '../notes/private-mark.tsx'
import type { Telling } from '../tasks/plan-words.ts'
import { noteTimes } from './told-words.ts'

interface Props {
  /** Where the whole of it is. */
  address: string
  note: HandoverNote
  telling: Telling
}

/** The beginning of a note, by whom and when it was written, came late or was changed, and for whom it is; on paper more of it, for there is no link there. */
export function ToldNote({ address, note, telling }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          whiteSpace: 'pre-line',
          // Whatever stands in it is not taken for the line of who wrote another one.
          pl: 1.5,
          borderLeft: 3,
          borderColor: 'divider',
          '@media print': { WebkitLineClamp: 12 },
        }}
      >
        {note.text}
      </Box>
      <Link
        component={RouterLink}
        to={address}
        variant="body2"
        sx={{ minHeight: 44, display: 'flex', alignItems: 'center', '@media print': { minHeight: 0 } }}
      >
        {noteTimes(note, telling)}
      </Link>
      {note.visibility === 'private' && <PrivateMark />}
    </Box>
  )
}
