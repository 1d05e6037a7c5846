import { mdiCloudUploadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import { Icon } from '../../../components/icon.tsx'
import { NoteText } from './note-text.tsx'
import { PrivateMark } from './private-mark.tsx'
import { firstSavedAt, takeUp, type Unsent } from './unsent.ts'

interface Props {
  unsent: Unsent
  timeZone: string
}

/** A note that was saved by its author and has not arrived: nobody else sees it yet, and it never looks as if they did. */
export function WaitingNote({ unsent, timeZone }: Props) {
  const { t } = useTranslation()
  const { mid, text, visibility, isLate, line } = unsent
  return (
    <Box
      data-waiting={mid}
      sx={{ p: 1.5, my: 1, border: 2, borderStyle: 'dashed', borderColor: 'warning.main', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Box role="status" sx={{ display: 'flex', gap: 1, fontWeight: 700, color: 'warning.dark' }}>
          <Icon path={mdiCloudUploadOutline} />
          {t(!isLate ? 'notes.sending' : line === 'missing' ? 'notes.waits' : 'notes.triedAgain')}
        </Box>
        {isLate && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Age at={firstSavedAt(unsent)} timeZone={timeZone} />
          </Box>
        )}
        {visibility === 'private' && <PrivateMark />}
        {isLate && (
          <Button onClick={() => takeUp(unsent)} sx={{ ml: 'auto' }}>
            {t('notes.takeUp')}
          </Button>
        )}
      </Box>
      <NoteText text={text} isWhole={false} />
    </Box>
  )
}
