import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { useScreenClock } from './use-screen-clock.ts'

/** Says under the top bar of every page that what is on it may be out of date, or that some of it is not there yet. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const { connection, wait } = useWatchedConnection()
  const timeOf = useScreenClock()
  if (connection.state === 'offline') {
    const time = timeOf(connection.since)
    return (
      <Banner help={t(time === null ? 'shell.offlineUnknownHelp' : 'shell.offlineHelp')}>
        <strong>{time === null ? t('shell.offline') : t('shell.offlineSince', { time })}.</strong>
      </Banner>
    )
  }
  if (wait !== 'long') return null
  return (
    <Banner help={t('shell.waitingHelp')}>
      <strong>{t('shell.stillWaiting')}</strong>
    </Banner>
  )
}
