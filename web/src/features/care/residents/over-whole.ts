/**
 * The style of a link that is pressed wherever what it stands in is, though no button may stand in a link: what is pressed by itself stands
 * before it. What it stands in is the positioned one.
 */
export const overWhole = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&.Mui-focusVisible': { outline: 'none' },
  '&.Mui-focusVisible::after': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: -3 },
} as const
