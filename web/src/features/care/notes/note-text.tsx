import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** More than this is folded at first: a long note must not hide the next ones. */
const foldedFrom = 600

/** What a note says; a long one up to where one asks for the rest. */
export function NoteText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(isWhole)
  const isFolded = text.length > foldedFrom && !isUnfolded
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {isFolded ? `${text.slice(0, foldedFrom).trimEnd()}…` : text}
      </Box>
      {isFolded && (
        <Button aria-expanded={false} onClick={() => setUnfolded(true)} sx={{ ml: -2 }}>
          {t('notes.readAll')}
        </Button>
      )}
    </>
  )
}
