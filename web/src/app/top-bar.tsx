import { mdiArrowLeft } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { LanguageToggle } from '../components/language-toggle.tsx'
import { Logo } from '../components/logo.tsx'
import { AlertsButton } from '../features/care/alerts/alerts-button.tsx'
import { largeLetters } from '../lib/page/low-screen.ts'
import type { PageHeader } from '../lib/page/page-header.ts'
import { routes } from '../lib/page/routes.ts'
import { useKeptLocale } from '../lib/session/use-kept-locale.ts'
import { AccountMenu } from './account-menu.tsx'
import { LiveState } from './live-state.tsx'
import { SearchButton } from './search-button.tsx'
import { SoundOff } from './sound-off.tsx'
import { TopPlaces } from './top-places.tsx'
import { usePlaces } from './use-places.ts'

/** Below this width the title of a page with a way back has a line of its own, across the screen, and with large letters that of any page: beside logo, arrow and all that can be pressed some letters of it would be left. */
const narrow = '@media (max-width: 43.74em)'
/** There, a title of more letters goes on below in smaller ones. */
const longLine = 30
/** So has any title beside the places of a home on a screen that just has the width for these. */
const crowded = '@media (min-width: 60em) and (max-width: 79.99em)'
/** A name of more letters goes on below in smaller ones; beyond two lines, on a wide screen four, it is cut to see and whole to hear: the bar leaves the screen to what calls. */
const longTitle = 18
/** A word of more letters would be cut in two on the smallest phones. */
const longWord = 10
/** Beyond these it would take several lines beside the places of a wide screen. */
const longestTitle = 40

interface Props {
  header: PageHeader
  heading: RefObject<HTMLHeadingElement | null>
}

/** The way home and back, where one is, whether it is live, whether alerts are silent, what needs help, which language, and who is signed in. */
export function TopBar({ header, heading }: Props) {
  const { t } = useTranslation()
  const keepLocale = useKeptLocale()
  const { backTo } = header
  const { length } = header.title
  const hasPlaces = usePlaces().length > 0
  const onOwnLine = <S extends object>(styles: S) => ({
    [backTo === null ? largeLetters : narrow]: styles,
    ...(hasPlaces && { [crowded]: styles }),
  })
  // The pages of one home say its name behind theirs: all in letters of one size, whichever page it is. A page that names a resident has another
  // title for the tab.
  const isOfHome = header.title === header.tabTitle && header.title.includes(' · ')
  const isLong = isOfHome || length > (backTo === null ? longTitle : longLine)
  const hasLongWord = header.title.split(' ').some((word) => word.length > longWord)
  return (
    <Box
      component="header"
      data-uncovered
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 60,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        ...onOwnLine({ flexWrap: 'wrap', columnGap: 0.5, rowGap: 0, pt: 0.25, pb: 0.75 }),
      }}
    >
      {backTo !== null && (
        <IconButton component={Link} to={backTo} aria-label={t('shell.back')}>
          <Icon path={mdiArrowLeft} />
        </IconButton>
      )}
      <Box
        component={Link}
        to={routes.establishments}
        aria-label={t('shell.home')}
        sx={{ display: 'flex', p: 0.75, ...onOwnLine({ mr: 'auto' }) }}
      >
        <Logo size={32} withName={false} />
      </Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h1"
        variant="h1"
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          my: { sm: 0.5 },
          overflowWrap: 'anywhere',
          ...{
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: { xs: '2', sm: '4' },
            display: '-webkit-box',
            overflow: 'hidden',
          },
          ...onOwnLine({ order: 1, flexBasis: '100%', px: 1 }),
          ...(backTo === null && hasLongWord && { '@media (max-width: 23.74em)': { fontSize: '0.875rem' } }),
          ...((isLong || length > longTitle) && {
            fontSize: {
              xs: isLong ? '0.875rem' : undefined,
              sm: length > longestTitle ? '0.875rem' : '1.25rem',
            },
          }),
        }}
      >
        {/* No line begins with the dot between two of its parts. */}
        {header.title.replaceAll(' · ', '\u00a0· ')}
      </Typography>
      <TopPlaces />
      <SearchButton />
      <LiveState />
      <SoundOff heading={heading} />
      <AlertsButton />
      <Box
        sx={{ display: { xs: 'none', sm: 'block' }, ...(hasPlaces && { [crowded]: { display: 'none' } }) }}
      >
        <LanguageToggle onChosen={keepLocale} />
      </Box>
      <AccountMenu onLocaleChosen={keepLocale} />
    </Box>
  )
}
