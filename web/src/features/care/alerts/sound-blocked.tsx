import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { soundAlert, useSoundBlocked } from './alert-sound.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { useSoundWanted } from './sound-wanted.ts'
import { worstStateOf } from './worst-state.ts'

/** On every page, as long as alerts should sound and the browser does not let them: says so, and how to end it. */
export function SoundBlocked() {
  const [soundWanted] = useSoundWanted()
  return soundWanted ? <BlockedBanner /> : null
}

function BlockedBanner() {
  const { t } = useTranslation()
  const { list, unseen } = useOpenAlerts()
  const isBlocked = useSoundBlocked()
  const wasBlocked = useRef(false)
  const isNobodyOnIt = worstStateOf(list) === 'open' || unseen.some(({ unreadable }) => unreadable.length > 0)

  // Whatever called meanwhile was not heard: it sounds now, once, unless somebody has gone.
  useEffect(() => {
    if (wasBlocked.current && !isBlocked && isNobodyOnIt) soundAlert()
    wasBlocked.current = isBlocked
  }, [isBlocked, isNobodyOnIt])

  if (!isBlocked) return null
  return (
    <Banner role="alert">
      <strong>{t('alerts.soundBlocked')}.</strong> {t('alerts.soundBlockedHelp')}
    </Banner>
  )
}
