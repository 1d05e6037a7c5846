import { createTheme } from '@mui/material/styles'
import { uprightScreen } from '../lib/page/low-screen.ts'

/**
 * The look of the whole app. The product's primary (#03A9F4) and error (#FF1900) are too light for small text on white
 * (2.6:1 and 3.9:1): they colour icons, bars and borders, while text takes the darker shades below, all ≥ 4.5:1.
 */
const ink = '#06202B'
const fadedInk = '#475B66'
const link = '#01579B'
const errorInk = '#B71C1C'
const hairline = '#D5DCE0'

const visibleFocus = { outline: `3px solid ${link}`, outlineOffset: 2 }

export const theme = createTheme({
  palette: {
    primary: { main: '#03A9F4', light: '#E1F5FE', dark: link, contrastText: ink },
    error: { main: '#FF1900', light: '#FFF0ED', dark: errorInk },
    success: { main: '#2E7D32', light: '#E8F5E9', dark: '#1B5E20' },
    warning: { main: '#B26A00', light: '#FFF4E0', dark: '#7A4A00' },
    text: { primary: ink, secondary: fadedInk, disabled: '#5F707A' },
    divider: hairline,
    background: { default: '#F3F3F3', paper: '#FFFFFF' },
  },
  // At a text of 16 px 600, 960, 1280 and 1600 px: whoever has letters made larger has a page of a narrower screen, as by zooming in.
  breakpoints: { unit: 'em', step: 0.5, values: { xs: 0, sm: 37.5, md: 60, lg: 80, xl: 100 } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Roboto, system-ui, sans-serif',
    h1: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2 },
    h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.3 },
    body1: { fontSize: '1rem', lineHeight: 1.45 },
    body2: { fontSize: '0.875rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 700, fontSize: '1rem' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          scrollPaddingTop: 'calc(var(--covered-top, 60px) + 16px)',
          // Above the bar of places.
          [uprightScreen]: {
            scrollPaddingBottom: 'calc(5rem + env(safe-area-inset-bottom))',
          },
        },
        body: { fontVariantNumeric: 'tabular-nums', overflowX: 'clip' },
        ':focus-visible': visibleFocus,
        'h1:focus-visible': { outline: 'none' },
        // What is chosen is told by its ground alone, which the person’s own colours take away.
        '@media (forced-colors: active)': {
          '[aria-pressed=true], [aria-selected=true], [aria-current=page]': { border: '2px solid Highlight' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': visibleFocus } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, borderRadius: 10, paddingInline: 16 } },
      variants: [
        { props: { variant: 'text', color: 'primary' }, style: { color: link } },
        { props: { variant: 'outlined', color: 'primary' }, style: { color: link, borderColor: '#7FB2D6' } },
        {
          props: { variant: 'contained', color: 'primary' },
          // MUI would take the dark shade, on which dark text cannot be read.
          style: { '&:hover': { backgroundColor: '#0398DB' } },
        },
        { props: { variant: 'text', color: 'error' }, style: { color: errorInk } },
        { props: { variant: 'outlined', color: 'error' }, style: { color: errorInk, borderColor: errorInk } },
        {
          props: { variant: 'contained', color: 'error' },
          style: { backgroundColor: errorInk, '&:hover': { backgroundColor: '#8E1414' } },
        },
      ],
    },
    // No room around a larger icon: a phone has none beside it.
    MuiIconButton: { styleOverrides: { root: { padding: 0, minWidth: 44, minHeight: 44, color: ink } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiLink: { styleOverrides: { root: { color: link } } },
    MuiFormHelperText: {
      styleOverrides: { root: { fontSize: '0.875rem', marginInline: 0, '&.Mui-error': { color: errorInk } } },
    },
    MuiFormLabel: {
      styleOverrides: { root: { color: ink, fontWeight: 500, '&.Mui-focused, &.Mui-error': { color: ink } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: '#FFFFFF',
          borderRadius: 10,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: link },
        },
        notchedOutline: { borderColor: '#7D8F99' },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: 44 } } } },
    MuiChip: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem', backgroundColor: ink } } },
  },
})
