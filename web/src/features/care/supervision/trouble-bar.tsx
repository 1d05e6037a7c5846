import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { bannerLooks } from '../../../components/banner-looks.ts'
import { Icon } from '../../../components/icon.tsx'
import { readOutOnPhones } from '../../../components/visually-hidden.ts'

/** As many lines as the button beside them is high. */
const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** How a link of a bar looks, which is as high as a finger. */
export const linkLook = {
  color: 'inherit',
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mr: 2,
}

interface Props {
  /** Read out at once when it appears. */
  role?: 'alert'
  /** The path of its sign. */
  sign: string
  /** What is wrong, and since when. */
  title: ReactNode
  /** What to do. */
  help: string
  /** Where to go and see. */
  links?: ReactNode
  /** Where the first of these leads: on a phone what is wrong leads there itself while they are folded away. */
  to?: string
}

/**
 * One thing that is wrong. On a phone it is as high as a finger, what to do and where to go a tap away: several would leave an administrator half a screen
 * for the page.
 */
export function TroubleBar(props: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (isPhone) return <FoldedTrouble {...props} />
  const { role, sign, title, help, links } = props
  return (
    <Banner {...(role && { role })} help={help}>
      <Sign path={sign} />
      <strong>{title}</strong> {links}
    </Banner>
  )
}

function FoldedTrouble({ role, sign, title, help, links, to }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isUnfolded, unfold] = useState(false)
  return (
    <Box
      role={role ?? 'region'}
      aria-labelledby={role ? undefined : id}
      sx={{
        pl: 1.5,
        ...bannerLooks,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Sign path={sign} />
        <Box sx={{ flex: 1, minWidth: 0, py: isUnfolded ? 1 : to ? 0 : 0.25 }}>
          <Box id={id} component="strong" sx={isUnfolded || to ? {} : clamp}>
            {to && !isUnfolded ? (
              <Link component={RouterLink} to={to} color="inherit" sx={{ ...clamp, py: '2.5px' }}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Box>
        </Box>
        <IconButton
          aria-label={t('shell.whatToDo')}
          aria-expanded={isUnfolded}
          onClick={() => unfold(!isUnfolded)}
          sx={{ color: 'inherit' }}
        >
          <Icon path={isUnfolded ? mdiChevronUp : mdiChevronDown} />
        </IconButton>
      </Box>
      <Box sx={isUnfolded ? { pr: 1.5, pb: links ? 0 : 1 } : readOutOnPhones}>{help}</Box>
      {links && <Box hidden={!isUnfolded}>{links}</Box>}
    </Box>
  )
}

const Sign = ({ path }: { path: string }) => (
  <Box component="span" sx={{ mr: 1, verticalAlign: 'middle', flex: 'none', lineHeight: 0 }}>
    <Icon path={path} fontSize="small" />
  </Box>
)
