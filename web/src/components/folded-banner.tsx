import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

interface Props {
  /** A line, on a phone two, cut off where it is longer. */
  summary: ReactNode
  children: ReactNode
}

/** A banner of which a line or two are always there and the rest one tap away: it leaves the screen to the page. */
export function FoldedBanner({ summary, children }: Props) {
  const { t } = useTranslation()
  const [unfolded, unfold] = useState(false)
  const id = useId()
  return (
    <Box
      sx={{
        bgcolor: 'warning.light',
        color: 'warning.dark',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: { xs: 1.5, sm: 2 }, pr: 0.5 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: { xs: 2, sm: 1 },
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {summary}
        </Box>
        <IconButton
          aria-label={t(unfolded ? 'common.showLess' : 'common.showMore')}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => unfold(!unfolded)}
          sx={{ color: 'inherit' }}
        >
          <Icon path={unfolded ? mdiChevronUp : mdiChevronDown} />
        </IconButton>
      </Box>
      <Box id={id} hidden={!unfolded} sx={{ px: { xs: 1.5, sm: 2 }, pb: 1.5, overflowWrap: 'anywhere' }}>
        {unfolded && children}
      </Box>
    </Box>
  )
}
