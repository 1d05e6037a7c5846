import { mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ActionMenu } from '../../../components/menu/action-menu.tsx'

interface Props {
  /** The button that it hangs from. */
  anchor: HTMLElement
  /** Whose warnings, or of which device, or what is prolonged. */
  label: string
  help: string
  /** For how long, or until when: one press begins it. */
  choices: readonly { label: string; act: () => void }[]
  onClose: () => void
}

/** For how long care goes on. */
export function SnoozeMenu({ anchor, label, help, choices, onClose }: Props) {
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
            {help}
          </Typography>
        </Box>
      }
      items={choices.map((choice) => ({ ...choice, icon: mdiHandHeartOutline }))}
    />
  )
}
