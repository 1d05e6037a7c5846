import { useTranslation } from 'react-i18next'
import { Banner } from '../components/banner.tsx'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useEstablishments } from '../features/care/establishments/establishments-context.ts'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { useScreenClock } from './use-screen-clock.ts'

/** Says under the top bar of every page that what is on it may be out of date, or that some of it is not there yet; of alerts, by that word. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const { connection, wait } = useWatchedConnection()
  const timeOf = useScreenClock()
  const { late, heardUntil } = useOpenAlerts()
  const { list } = useEstablishments()
  if (connection.state === 'offline') {
    const time = timeOf(connection.since)
    return (
      <Banner help={t(time === null ? 'shell.offlineUnknownHelp' : 'shell.offlineHelp')}>
        <strong>{time === null ? t('shell.offline') : t('shell.offlineSince', { time })}.</strong>
      </Banner>
    )
  }
  if (wait !== 'long') return null
  const isOfAlerts = late.length > 0 || list.some(({ id }) => heardUntil(id) < Infinity)
  return (
    <Banner help={t('shell.waitingHelp')}>
      <strong>{t(isOfAlerts ? 'shell.alertsWaiting' : 'shell.stillWaiting')}</strong>
    </Banner>
  )
}
