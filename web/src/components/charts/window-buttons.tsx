import {
  mdiArrowExpandHorizontal,
  mdiChevronLeft,
  mdiChevronRight,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import type { ChartWindow } from './use-chart-window.ts'

interface Props {
  of: ChartWindow
  /** What the buttons are about. */
  label: string
  /** What is shown, in words: told politely as it changes. */
  shown: string
}

/** Closer, farther, earlier, later, and all of it: what fingers and mouse do on charts, for whoever uses neither. */
export function WindowButtons({ of, label, shown }: Props) {
  const { t } = useTranslation()
  const { window, bounds, closer, farther, earlier, later, showWhole } = of
  const { whole, least } = bounds
  const isWhole = window.from <= whole.from && window.until >= whole.until
  const buttons = [
    { name: 'closer', icon: mdiMagnifyPlusOutline, act: closer, isIdle: window.until - window.from <= least },
    { name: 'farther', icon: mdiMagnifyMinusOutline, act: farther, isIdle: isWhole },
    { name: 'earlier', icon: mdiChevronLeft, act: earlier, isIdle: window.from <= whole.from },
    { name: 'later', icon: mdiChevronRight, act: later, isIdle: window.until >= whole.until },
    { name: 'whole', icon: mdiArrowExpandHorizontal, act: showWhole, isIdle: isWhole },
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box role="group" aria-label={label} sx={{ display: 'flex' }}>
        {buttons.map(({ name, icon, act, isIdle }) => (
          <IconButton
            key={name}
            aria-label={t(`charts.${name}`)}
            title={t(`charts.${name}`)}
            // Not disabled: whoever goes by keys would lose their place as they come to an end.
            aria-disabled={isIdle}
            onClick={() => {
              if (!isIdle) act()
            }}
            sx={{ width: 44, height: 44, ...(isIdle && { color: 'text.disabled' }) }}
          >
            <Icon path={icon} />
          </IconButton>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        {shown}
      </Typography>
    </Box>
  )
}
