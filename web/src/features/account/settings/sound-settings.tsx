import { mdiVolumeHigh } from '@mdi/js'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/choice.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { tryAlertSound } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useVolume } from '../../../lib/sound/volume.ts'
import { volumeIn, volumes } from '../../../lib/sound/volumes.ts'

/** Whether alerts sound on this device and how loud, and what that sounds like. */
export function SoundSettings() {
  const { t } = useTranslation()
  const [wanted, want] = useSoundWanted()
  const [volume, setVolume] = useVolume()
  const [heard, setHeard] = useState<boolean | null>(null)
  const tryOut = async () => {
    setHeard(null)
    setHeard(await tryAlertSound())
  }
  return (
    <TitledCard title={t('settings.sound')} help={t('settings.soundHelp')}>
      <FormControlLabel
        control={<Switch checked={wanted} onChange={(_, checked) => want(checked)} />}
        label={t('settings.soundOn')}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      />
      <Message kind="info">{!wanted && t('settings.soundOff')}</Message>
      <Choice
        label={t('settings.volume')}
        name="volume"
        value={volume}
        onChange={(value) => setVolume(volumeIn(value))}
      >
        {volumes.map((one) => (
          <option key={one} value={one}>
            {t(`settings.${one}`)}
          </option>
        ))}
      </Choice>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiVolumeHigh} />}
        onClick={tryOut}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t('settings.tryOut')}
      </Button>
      <Message kind="error">{heard === false && t('settings.notHeard')}</Message>
      {/* Beside that none sounds, that one will at night would be no truth. */}
      <Message kind="info">{heard === true && wanted && t('settings.tried')}</Message>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('settings.tryHelp')}
      </Typography>
    </TitledCard>
  )
}
