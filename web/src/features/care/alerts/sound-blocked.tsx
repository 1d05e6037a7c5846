import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { soundAlert, useSoundBlocked } from '../../../lib/sound/alert-sound.ts'
import { useSoundWanted } from '../../../lib/sound/sound-wanted.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { somebodyCalls } from './somebody-calls.ts'

/** On every page, as long as alerts should sound and the browser does not let them: says so, and how to end it. */
export function SoundBlocked() {
  const [soundWanted] = useSoundWanted()
  return soundWanted ? <BlockedBanner /> : null
}

function BlockedBanner() {
  const { t } = useTranslation()
  const isNobodyOnIt = somebodyCalls(useOpenAlerts())
  const isBlocked = useSoundBlocked()
  const wasBlocked = useRef(false)

  // Whatever called meanwhile was not heard: it sounds now, once, unless somebody has gone.
  useEffect(() => {
    if (wasBlocked.current && !isBlocked && isNobodyOnIt) soundAlert()
    wasBlocked.current = isBlocked
  }, [isBlocked, isNobodyOnIt])

  if (!isBlocked) return null
  return (
    <Banner role="alert" help={t('alerts.soundBlockedHelp')}>
      <strong>{t('alerts.soundBlocked')}.</strong>
    </Banner>
  )
}
