import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const { palette, components } = theme

test.each([
  ['text on a primary button', palette.primary.contrastText, palette.primary.main],
  ['text on a primary button under the mouse', palette.primary.contrastText, hoveredGround('primary')],
  ['text on a red button under the mouse', palette.error.contrastText, hoveredGround('error')],
  ['text', palette.text.primary, palette.background.default],
  ['faded text', palette.text.secondary, palette.background.default],
  ['text of what is silent', palette.text.disabled, palette.background.paper],
  ['a link', palette.primary.dark, palette.background.default],
  ['an error', palette.error.dark, palette.error.light],
  ['a warning', palette.warning.dark, palette.warning.light],
  ['the sign that more follows', palette.background.paper, palette.text.primary],
  ['"live"', palette.success.dark, palette.success.light],
])('%s can be read', (_what, ink, ground) => {
  expect(getContrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5)
})

/** What a filled button of a colour has behind its text while the mouse is over it. */
function hoveredGround(color: 'primary' | 'error'): string {
  const variants = components?.MuiButton?.variants ?? []
  const styles = variants.flatMap(({ props, style }) =>
    typeof props !== 'function' && props.variant === 'contained' && props.color === color ? [style] : [],
  )
  const hover = styles.flatMap((style) =>
    typeof style === 'object' && style !== null && '&:hover' in style ? [style['&:hover']] : [],
  )
  return (hover[0] as { backgroundColor?: string } | undefined)?.backgroundColor ?? palette[color].dark
}
