import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { useClockOffset, wrongFromMs } from '../lib/time/server-clock.ts'

/** Says of every page, and of a locked screen, that this device's clock is wrong, which the times on screen are not. */
export function ClockBanner() {
  const { t } = useTranslation()
  if (Math.abs(useClockOffset()) <= wrongFromMs) return null
  return (
    <Banner help={t('shell.clockWrongHelp')}>
      <strong>{t('shell.clockWrong')}</strong>
    </Banner>
  )
}
