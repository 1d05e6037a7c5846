import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../../components/visually-hidden.ts'

/** A long word goes below the picture whole. */
const wrapsWhole = { width: 'min-content', flexGrow: 1 } as const

/**
 * How the faces of residents look, for whatever has some in it to say: there are hundreds of them in a list, and a style for each piece
 * of each, or for each resident, takes longer than all else of it.
 */
export const careFaces = (theme: Theme) => ({
  '& .faces': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(0.75),
  },
  '& .faces button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    minHeight: 44,
    minWidth: 44,
    margin: 0,
    padding: theme.spacing(0.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    '&:hover': { backgroundColor: theme.palette.primary.light },
  },
  '& .faces .face': {
    ...theme.typography.body2,
    lineHeight: 1.2,
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: theme.spacing(0.5),
    flex: 1,
    minWidth: 0,
    textAlign: 'left' as const,
  },
  '& .faces .under-way': { opacity: 0.5 },
  '& .faces .nothing': {
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `2px dashed ${theme.palette.text.disabled}`,
    // As high as what is within its border.
    '&::before': { content: '"—"', display: 'block', textAlign: 'center', lineHeight: '24px' },
  },
  // On a phone the age is under both: beside the picture there is no room for "il y a 45 min".
  '& .faces .words': {
    display: 'contents',
    ...wrapsWhole,
    [theme.breakpoints.up('sm')]: { display: 'block' },
  },
  '& .faces .value': wrapsWhole,
  '& .faces .of': visuallyHidden,
  '& .faces .age': { flexBasis: '100%', display: 'block', color: theme.palette.text.secondary },
})
