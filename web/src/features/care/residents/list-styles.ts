import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { View } from './list-looks.ts'

/**
 * How a list of residents looks, said once for all that is in it: of five hundred cards with styles of their own for each piece, to make
 * the styles took longer than all else.
 */
export const listStyles = {
  cards: {
    '& .resident': {
      flexDirection: 'column',
      // Keeps the height of cards that are not drawn, so that the scrollbar does not move.
      minHeight: 206,
    },
    '& .opens': { flexDirection: 'column', p: 1.5, pb: 1, gap: 1 },
    '& .photo': { width: 56, height: 56 },
    '& .who': { display: 'flex', gap: 1.5, alignItems: 'center' },
    '& h2': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
    '& .room': { fontSize: '1.625rem', lineHeight: 1.1 },
    '& .name': { overflowWrap: 'anywhere', lineHeight: 1.3 },
    '& .care': { px: 1.5, pb: 1.5 },
  },
  rows: {
    // One below the other, which a grid would look at all of for each that is drawn.
    '& ul': { display: 'block' },
    '& .resident + .resident': { mt: 1 },
    '& .resident': {
      flexDirection: { xs: 'column', md: 'row' },
      // Keeps the height of lines that are not drawn, so that the scrollbar does not move.
      minHeight: { xs: 132, sm: 120, md: 72 },
    },
    '& .opens': {
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: 0.25,
      px: 1.5,
      py: 1,
      width: '100%',
    },
    '& .photo': { width: 40, height: 40 },
    '& h2': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 },
    '& .room': { fontSize: '1.25rem' },
    '& .place': { flex: { xs: '1 1 100%', sm: '0 1 240px' } },
    '& .care': {
      flex: { md: '0 0 380px' },
      px: 1.5,
      pb: { xs: 1, md: 0 },
      alignSelf: { md: 'center' },
    },
    // On a phone more of them than of cards: what the picture shows is read out, and said in words where there is none.
    '@media (max-width: 599.95px)': {
      '& .opens > :is(.photo, img)': { display: 'none' },
      '& .resident .faces .face': { flexWrap: 'nowrap' },
      '& .resident .faces img': { width: 24, height: 24 },
      '& .resident .faces img + .words .value': visuallyHidden,
      '& .resident .faces .age': { flexBasis: 'auto' },
      '& .resident .faces .nothing': { display: 'none' },
      '& .resident .faces .nothing + .words': { display: 'block' },
    },
  },
} satisfies Record<View, SxProps<Theme>>

/** What is the same in both. */
export const residentStyles = {
  '& .resident': {
    display: 'flex',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    '&.called': { borderColor: 'error.main', borderWidth: 2 },
  },
  // A browser keeps books on each piece that is clipped or stands by itself, at every frame of a scroll: of those on screen alone.
  '& .near': { position: 'relative', overflow: 'hidden' },
  '& .resident:not(.near) .opens': { flexGrow: 1 },
  '& .opens': {
    display: 'flex',
    borderRadius: 'inherit',
    color: 'inherit',
    textDecoration: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    outline: 'none',
  },
  // Pressed wherever the card is, though no button may stand in a link: what is pressed by itself stands before it.
  '& .near .opens': {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: -3 },
    '@media (hover: hover)': { '&:hover::after': { bgcolor: 'action.hover' } },
  },
  '& .photo': { flex: 'none', borderRadius: '50%', background: 'center / cover url(/avatars/default.svg)' },
  '& h2': { m: 0, fontSize: '1rem', fontWeight: 400 },
  '& .room': { fontWeight: 700 },
  '& .name': { fontWeight: 500 },
  '& .near .care': { position: 'relative', pointerEvents: 'none' },
  '& .care button': { pointerEvents: 'auto' },
  // Below the words of the movement, which stand behind a picture.
  '& .sign': { typography: 'body2', display: 'block', pl: 4, color: 'text.secondary' },
} satisfies SxProps<Theme>
