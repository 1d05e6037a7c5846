import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bannerLooks } from './banner-looks.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** A line, on a phone three, cut off where it is longer: what it is about has to stand there behind what it is. */
  summary: ReactNode
  children: ReactNode
  /** What is always there of it. */
  summaryRef?: Ref<HTMLDivElement>
}

/**
 * A banner of which a line, on a phone up to three, are always there and the rest one tap away: it leaves the screen to the page.
 */
export function FoldedBanner({ summary, children, summaryRef }: Props) {
  const { t } = useTranslation()
  const [unfolded, unfold] = useState(false)
  const id = useId()
  return (
    <Box sx={bannerLooks}>
      <Box ref={summaryRef} sx={{ display: 'flex', alignItems: 'center', pl: { xs: 1.5, sm: 2 }, pr: 0.5 }}>
        <Box
          id={`${id}-summary`}
          sx={{
            flex: 1,
            minWidth: 0,
            // A link in it brings room of its own, the words before it do not.
            pt: { xs: 1, sm: 0 },
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: { xs: 3, sm: 1 },
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
      {/* A stop of the keyboard, from which what it stands in is scrolled. */}
      <Box
        id={id}
        hidden={!unfolded}
        role="group"
        aria-labelledby={`${id}-summary`}
        tabIndex={0}
        sx={{ '&:focus-visible': { outlineOffset: -3 } }}
      >
        {unfolded && <Box sx={{ px: { xs: 1.5, sm: 2 }, pb: 1.5, overflowWrap: 'anywhere' }}>{children}</Box>}
      </Box>
    </Box>
  )
}
