import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { useCalm } from '../../../lib/page/calm-order.ts'
import { soundAlert, useSoundBlocked } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { unattendedTone } from './tone-of.ts'

/** On every page, as long as alerts should sound and the browser does not let them: says so, and how to end it. */
export function SoundBlocked() {
  const [soundWanted] = useSoundWanted()
  return soundWanted ? <BlockedBanner /> : null
}

function BlockedBanner() {
  const { t } = useTranslation()
  const tone = unattendedTone(useOpenAlerts())
  const isBlocked = useSoundBlocked()
  const wasBlocked = useRef(false)

  // Whatever called meanwhile was not heard: it sounds now, once, unless somebody has gone.
  useEffect(() => {
    if (wasBlocked.current && !isBlocked && tone) soundAlert(tone)
    wasBlocked.current = isBlocked
  }, [isBlocked, tone])

  // The press that lets the sound be heard is meant for something beside this, which stays where it is until the finger rests.
  const isRoomKept = useCalm(String(isBlocked)) === String(true)

  if (!isBlocked && !isRoomKept) return null
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', visibility: isBlocked ? 'visible' : 'hidden' }}>
      <Banner role="alert" help={t('alerts.soundBlockedHelp')}>
        <strong>{t('alerts.soundBlocked')}.</strong>
      </Banner>
    </Box>
  )
}
