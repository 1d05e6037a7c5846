import { mdiVolumeOff } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { useSoundWanted } from '../lib/sound/sound-wanted.ts'

interface Props {
  /** What takes the focus when the button goes. */
  heading: RefObject<HTMLElement | null>
}

/** On every page as long as the sound of alerts is off: says so, and turns it on. */
export function SoundOff({ heading }: Props) {
  const { t } = useTranslation()
  const [wanted, want] = useSoundWanted()
  if (wanted) return null
  const turnOn = () => {
    heading.current?.focus()
    want(true)
  }
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
