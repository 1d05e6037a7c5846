import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withinItself } from '../../../components/within-itself.ts'
import { foldedText } from './folded-text.ts'

/** What a note says; a long one up to where one asks for the rest. */
export function NoteText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const { t } = useTranslation()
  const [isUnfolded, setUnfolded] = useState(isWhole)
  const whole = useRef<HTMLElement>(null)
  const folded = isUnfolded ? null : foldedText(text)
  const unfold = () => {
    setUnfolded(true)
    // In the place of the button, which goes.
    whole.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Box
        ref={whole}
        tabIndex={-1}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', outline: 'none', ...withinItself }}
      >
        {folded ?? text}
      </Box>
      {folded !== null && (
        <Button aria-expanded={false} onClick={unfold} sx={{ ml: -2 }}>
          {t('notes.readAll')}
        </Button>
      )}
    </>
  )
}
