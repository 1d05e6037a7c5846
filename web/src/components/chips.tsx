import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'

/** To the edges of a phone, so that it is seen that there are more. */
const oneLine = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  // What shows the focus would be cut off.
  py: { xs: 0.75, sm: 0 },
  my: { xs: -0.75, sm: 0 },
  scrollbarWidth: 'none',
} as const

interface Props<T extends string> {
  /** What is chosen by them. */
  label: string
  choices: readonly { readonly value: T; readonly name: string }[]
  chosen: T
  onChoose: (value: T) => void
  /** On a phone they take one line, which is scrolled sideways, where what is below needs the room. */
  isOneLine?: boolean
}

/** One of a few, all of them in sight where there is room. */
export function Chips<T extends string>({ label, choices, chosen, onChoose, isOneLine = false }: Props<T>) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = line.current?.querySelector<HTMLElement>(`[data-choice=${CSS.escape(chosen)}]`)
    if (!pressed || !line.current) return
    line.current.scrollLeft = pressed.offsetLeft - (line.current.clientWidth - pressed.offsetWidth) / 2
  }, [chosen])
  return (
    <Box
      ref={line}
      role="group"
      aria-label={label}
      sx={{ position: 'relative', display: 'flex', gap: 1, ...(isOneLine ? oneLine : { flexWrap: 'wrap' }) }}
    >
      {choices.map(({ value, name }) => (
        <ButtonBase
          key={value}
          data-choice={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          sx={{
            minHeight: 44,
            flex: 'none',
            maxWidth: '100%',
            px: 2,
            borderRadius: 6,
            border: 1,
            borderColor: value === chosen ? 'primary.dark' : 'divider',
            bgcolor: value === chosen ? 'primary.light' : 'background.paper',
            fontWeight: value === chosen ? 700 : 400,
            typography: 'body2',
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  )
}
