import { mdiNoteEditOutline, mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { beginNote } from './begin-note.ts'
import { mayWrite, type NotesOf } from './notes-of.ts'
import { isDraftOf, isHalfWritten, useUnsent } from './unsent.ts'
import { draftAddress } from './use-led-to.ts'

const newWords = {
  name: 'notes.write',
  whole: 'notes.write',
  short: 'notes.writeShort',
  icon: mdiPencilOutline,
  variant: 'outlined',
} as const

/** Whoever has begun one sees so on every tab, also where what they typed does not stand. */
const begunWords = {
  name: 'notes.goOn',
  // No wider than the other: the page does not move while the first word is typed.
  whole: 'notes.draft',
  short: 'notes.goOnShort',
  icon: mdiNoteEditOutline,
  variant: 'contained',
} as const

/** By which a note is begun, or gone on with, from wherever one is on a resident's page; nothing for whoever writes none. */
export function WriteNote({ of }: { of: NotesOf }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const theirs = useUnsent().filter((one) => isDraftOf(of, one))
  // What has words first: also a change of a note that is there, which may stand far below.
  const halfWritten = theirs.findLast(isHalfWritten)
  const begun = halfWritten ?? theirs.find(({ updatedAt }) => updatedAt === undefined)
  const words = halfWritten ? begunWords : newWords
  if (!mayWrite(of, 'public')) return null
  return (
    <Button
      variant={words.variant}
      aria-label={t(words.name)}
      onClick={() => navigate(draftAddress(begun ?? beginNote(of)))}
      sx={{
        flex: 'none',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0, sm: 1 },
        px: { xs: 1, sm: 2 },
      }}
    >
      <Icon path={words.icon} />
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {t(words.short)}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(words.whole)}
      </Box>
    </Button>
  )
}
