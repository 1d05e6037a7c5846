import { useTranslation } from 'react-i18next'
import { Message } from '../../../../components/message.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { whereabouts } from '../../../care/alerts/alert-whereabouts.ts'
import { useOpenAlerts } from '../../../care/alerts/open-alerts-context.ts'

/** Says, before a device goes to somebody else or away, whose name its alert in progress bears and keeps; nothing where it has none. */
export function CallsOfDevice({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { list } = useOpenAlerts()
  const places = list.flatMap(({ alert }) =>
    alert.deviceId === deviceId ? whereabouts(alert, t, locale) : [],
  )
  const where = [...new Set(places)].join('; ')
  return <Message kind="error">{where !== '' && t('devices.callsOpen', { where })}</Message>
}
