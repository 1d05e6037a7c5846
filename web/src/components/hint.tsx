import Box from '@mui/material/Box'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What more there is to know, in one line or several. */
  text: string
  children: ReactNode
}

/** As near as it comes to the edge of the screen, in CSS pixels. */
const marginPx = 8

/** Something with more to it, one hover, focus or tap away; Escape puts it away again. */
export function Hint({ text, children }: Props) {
  const [shown, show] = useState(false)
  const id = useId()
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-block' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(true)}
      onPointerLeave={() => show(false)}
    >
      <Box
        component="button"
        type="button"
        aria-describedby={shown ? id : undefined}
        onClick={() => show(true)}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onKeyDown={(event) => event.key === 'Escape' && show(false)}
        sx={{
          all: 'unset',
          boxSizing: 'border-box',
          cursor: 'help',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.dark' },
        }}
      >
        {children}
      </Box>
      {shown && <Tooltip id={id} text={text} />}
    </Box>
  )
}

function Tooltip({ id, text }: { id: string; text: string }) {
  const tooltip = useRef<HTMLSpanElement>(null)
  // Before it is painted: what would be cut off at the right of a narrow screen moves to the left.
  useLayoutEffect(() => {
    const shown = tooltip.current
    if (!shown) return
    const beyond = shown.getBoundingClientRect().right + marginPx - document.documentElement.clientWidth
    if (beyond > 0) shown.style.left = `${-beyond}px`
  }, [])
  return (
    <Box
      component="span"
      role="tooltip"
      ref={tooltip}
      id={id}
      sx={{
        position: 'absolute',
        zIndex: 1400,
        top: '100%',
        left: 0,
        width: 'max-content',
        maxWidth: 260,
        mt: 0.5,
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        typography: 'body2',
        fontWeight: 400,
        whiteSpace: 'pre-line',
        textAlign: 'left',
        bgcolor: 'text.primary',
        color: '#FFFFFF',
      }}
    >
      {text}
    </Box>
  )
}
