import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { View } from './list-looks.ts'

/** Where the lines of a list are for a phone. */
const narrow = '@media (max-width: 37.49em)'

/**
 * How a list of residents looks, said once for all that is in it: of five hundred cards with styles of their own for each piece, to make
 * the styles took longer than all else.
 */
export const listStyles = {
  cards: {
    '& .resident': {
      flexDirection: 'column',
      // Keeps the height of cards that are not drawn, so that the scrollbar does not move.
      minHeight: { xs: 222, sm: 206 },
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
      minHeight: { xs: 122, md: 72 },
    },
    '& .opens': {
      // On a phone where they are stands under the name, both beside the photo.
      display: { xs: 'grid', sm: 'flex' },
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: { xs: 1, sm: 1.5 },
      px: { xs: 1, sm: 1.5 },
      py: { xs: 0.5, sm: 1 },
      width: '100%',
    },
    '& .photo': { width: 40, height: 40 },
    // The default, or a photo of their own.
    '& .opens > .photo, & .opens > img': { gridRow: { xs: '1 / span 2' } },
    '& h2': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 },
    '& .room': { fontSize: '1.25rem' },
    '& .place': { flex: { xs: '0 1 240px', lg: '0 1 380px' }, gridColumn: { xs: '2 / -1' }, minWidth: 0 },
    '& .movement svg': { display: { xs: 'none', sm: 'block' } },
    '& .movement, & .sign': { lineHeight: { xs: 1.25, sm: 'inherit' } },
    '& .sign': { pl: { xs: 0, sm: 4 } },
    '& .care': {
      // Where there is room their words stand in one line, and they touch neither edge of it.
      flex: { md: '0 0 380px', lg: '0 0 500px' },
      px: { xs: 1, sm: 1.5 },
      pt: { md: 0.5 },
      pb: 0.5,
      alignSelf: { md: 'center' },
    },
    // On a phone a picture and its age alone, no taller than a finger; what it stands for is read out.
    [narrow]: {
      '& .faces': { gap: 0.5 },
      '& .faces button': { p: 0.5 },
      '& .faces .face': { flexWrap: 'nowrap', columnGap: 0.5 },
      '& .faces img, & .faces .nothing': { flex: 'none' },
      '& .faces .words': { display: 'block', width: 'auto', minWidth: 0 },
      '& .faces .value': { width: 'auto' },
      '& .faces img + .words .value': visuallyHidden,
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
    '&.warned': { borderColor: 'warning.main', borderWidth: 2 },
  },
  // A browser keeps books on each piece that is clipped or stands by itself, at every frame of a scroll: of those on screen alone. By
  // containment and not by `position`: at a frame at which that changes, a browser does not hold what is read where it is.
  '& .near': { contain: 'paint' },
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
