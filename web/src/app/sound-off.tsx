import { mdiVolumeOff } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { useTurnSoundOn } from './use-turn-sound-on.ts'

interface Props {
  /** What takes the focus when the button goes. */
  heading: RefObject<HTMLElement | null>
}

/** On every page as long as the sound of alerts is off: says so, and turns it on. */
export function SoundOff({ heading }: Props) {
  const { t } = useTranslation()
  const turnOn = useTurnSoundOn(heading)
  if (turnOn === null) return null
  return (
    <IconButton
      onClick={turnOn}
      aria-label={t('shell.turnSoundOn')}
      title={t('shell.turnSoundOn')}
      sx={{ bgcolor: 'warning.light', color: 'warning.dark' }}
    >
      <Icon path={mdiVolumeOff} />
    </IconButton>
  )
}
