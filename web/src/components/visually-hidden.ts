/** Read out, not shown. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Read out, and shown only where there is more room than on a phone. */
export const readOutOnPhones = { '@media (max-width: 37.49em)': visuallyHidden } as const
