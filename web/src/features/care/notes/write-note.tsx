import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { beginNote } from './begin-note.ts'
import { mayWrite, type NotesOf } from './notes-of.ts'
import { isNewDraftOf, useUnsent } from './unsent.ts'
import { draftAddress } from './use-led-to.ts'

/** By which a note is begun, or gone on with, from wherever one is on a resident's page; nothing for whoever writes none. */
export function WriteNote({ of }: { of: NotesOf }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const begun = useUnsent().findLast((one) => isNewDraftOf(of, one))
  if (!mayWrite(of, 'public')) return null
  return (
    <Button
      variant="outlined"
      aria-label={t('notes.write')}
      onClick={() => navigate(draftAddress(begun ?? beginNote(of)))}
      sx={{
        flex: 'none',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0, sm: 1 },
        px: { xs: 1, sm: 2 },
      }}
    >
      <Icon path={mdiPencilOutline} />
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {t('notes.writeShort')}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('notes.write')}
      </Box>
    </Button>
  )
}
