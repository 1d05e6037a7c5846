import { mdiVolumeOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { Icon } from '../components/icon.tsx'
import { useTurnSoundOn } from './use-turn-sound-on.ts'

interface Props {
  /** What takes the focus when the button goes. */
  heading: RefObject<HTMLElement | null>
}

/** On a locked screen as long as the sound of alerts is off: says so in words, and whoever passes may turn it on. */
export function SoundOffBanner({ heading }: Props) {
  const { t } = useTranslation()
  const turnOn = useTurnSoundOn(heading)
  if (turnOn === null) return null
  return (
    <Banner>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Icon path={mdiVolumeOff} />
        <Box component="strong" sx={{ flex: 1 }}>
          {t('lock.soundOff')}
        </Box>
        <Button variant="outlined" color="inherit" onClick={turnOn}>
          {t('lock.turnSoundOn')}
        </Button>
      </Box>
    </Banner>
  )
}
