import { mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'

/** For how long care may go on: what it takes to turn somebody, and to bathe them. */
const offered = [5, 10, 15, 30, 45, 60] as const

interface Props {
  /** The button that it hangs from. */
  anchor: HTMLElement
  /** Whose warnings, or of which device. */
  label: string
  begin: (minutes: number) => void
  onClose: () => void
}

/** For how many minutes: one press begins it. */
export function SnoozeMenu({ anchor, label, begin, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ActionMenu
      anchor={anchor}
      onClose={onClose}
      label={label}
      header={
        <Box component="span" sx={{ display: 'block' }}>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
            {t('snoozes.menuHelp')}
          </Typography>
        </Box>
      }
      items={offered.map((minutes) => ({
        label: t('snoozes.minutes', { count: minutes }),
        icon: mdiHandHeartOutline,
        act: () => begin(minutes),
      }))}
    />
  )
}
