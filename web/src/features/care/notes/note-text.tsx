import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldedText } from './folded-text.ts'

/** What a note says; a long one up to where one asks for the rest. */
export function NoteText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(isWhole)
  const folded = isUnfolded ? null : foldedText(text)
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{folded ?? text}</Box>
      {folded !== null && (
        <Button aria-expanded={false} onClick={() => setUnfolded(true)} sx={{ ml: -2 }}>
          {t('notes.readAll')}
        </Button>
      )}
    </>
  )
}
