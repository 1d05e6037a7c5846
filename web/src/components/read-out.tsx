import Box from '@mui/material/Box'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from './visually-hidden.ts'

/** Numbered, so that the same words said again are new to a screen reader. */
interface Said {
  readonly number: number
  readonly text: string
  /** The ids of what the words are about. */
  readonly about: readonly string[]
}

const nothingSaid: Said = { number: 0, text: '', about: [] }

/**
 * What `ReadOut` is to say, and what says it; words said before give way. They go with what they are about: whoever may not
 * see that any more finds no name in the page either.
 * @param there the ids of all that the person sees now
 */
export function useReadOut(
  there: readonly string[],
): readonly [said: Said, readOut: (text: string, about: readonly string[]) => void] {
  const { i18n } = useTranslation()
  const [said, say] = useState(nothingSaid)
  const isOver = said.about.some((id) => !there.includes(id))
  useEffect(() => {
    // What was said is over; in another language it would be read out once more, by the wrong voice.
    const forget = () => say(({ number }) => ({ ...nothingSaid, number }))
    if (isOver) forget()
    i18n.on('languageChanged', forget)
    return () => i18n.off('languageChanged', forget)
  }, [i18n, isOver])
  const readOut = useCallback(
    (text: string, about: readonly string[]) => say(({ number }) => ({ number: number + 1, text, about })),
    [],
  )
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
