import Box from '@mui/material/Box'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from './visually-hidden.ts'

/** Numbered, so that the same words said again are new to a screen reader. */
interface Said {
  readonly number: number
  readonly text: string
}

/** What `ReadOut` is to say, and what says it; words said before give way. */
export function useReadOut(): readonly [said: Said, readOut: (text: string) => void] {
  const { i18n } = useTranslation()
  const [said, say] = useState<Said>({ number: 0, text: '' })
  useEffect(() => {
    // What was said is over; in another language it would be read out once more, by the wrong voice.
    const forget = () => say(({ number }) => ({ number, text: '' }))
    i18n.on('languageChanged', forget)
    return () => i18n.off('languageChanged', forget)
  }, [i18n])
  const readOut = useCallback((text: string) => say(({ number }) => ({ number: number + 1, text })), [])
  return [said, readOut]
}

interface Props {
  said: Said
  /** At once, or when the screen reader has nothing else to say. */
  politeness: 'assertive' | 'polite'
}

/** Has a screen reader say what is shown elsewhere. To be there before there is anything to say. */
export function ReadOut({ said, politeness }: Props) {
  return (
    <Box aria-live={politeness} aria-atomic sx={visuallyHidden}>
      <span key={said.number}>{said.text}</span>
    </Box>
  )
}
