import { mdiAlertOutline, mdiBellCheckOutline, mdiBellOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { Calling, Unanswered } from '@vigie/domain/alerts/calls-answered'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { mayManage } from '../establishments/manage/may-manage.ts'
import { NoneButSilent } from './none-but-silent.tsx'
import { useSilentOfOne } from './silent-of-one.ts'
import { useCallsAnswered } from './use-calls-answered.ts'

interface Props {
  establishment: OwnEstablishment
  /** Of whom it is said; null: of the whole home. */
  of: Calling | null
}

/** Says that no alert is in progress, and that a new one will show only where a rule answers calls for help now, of a resident each that a device there can make, and all that hangs there is heard from; where not, that, with the way to the rules for whoever may change them. While their devices are waited for, that it is not known. */
export function NonePromised({ establishment, of }: Props) {
  const { t } = useTranslation()
  const answered = useCallsAnswered(establishment, of)
  const silentOfOne = useSilentOfOne(establishment, of)
  const locale = useLocale()
  const { connection } = useWatchedConnection()
  const toRules = mayManage(establishment) && (
    <Button component={Link} to={routes.rules(establishment.id)} variant="outlined">
      {t('alertPages.toRules')}
    </Button>
  )
  const title = t(of === null ? 'alertPages.noneOpen' : 'alertPages.noneOpenOfOne')
  if (answered === null) {
    // For a moment, as they are asked for, it is not said.
    const isWaiting = of !== null && of.devices === null && connection.state === 'waiting'
    const help = isWaiting ? t('alertPages.devicesUnknown') : ''
    return <EmptyState icon={mdiBellOutline} title={title} help={help} />
  }
  const seeSensors = of !== null && (
    <Button
      component={Link}
      to={routes.residentDevices(establishment.id, of.beneficiaryId)}
      variant="outlined"
    >
      {t('course.seeSensors')}
    </Button>
  )
  const silent = of === null ? (establishment.details?.silent ?? null) : null
  if (answered === 'now' && silent !== null && establishment.details)
    return (
      <NoneButSilent
        silent={silent}
        timeZone={establishment.details.timeZone}
        help={t('alertPages.noneOpenHelp')}
      />
    )
  if (answered === 'now' && silentOfOne > 0)
    return (
      <EmptyState
        icon={mdiBellOutline}
        title={title}
        help={t('alertPages.silentOfOne', { count: silentOfOne })}
      >
        {seeSensors}
      </EmptyState>
    )
  if (answered === 'now')
    return <EmptyState icon={mdiBellCheckOutline} title={title} help={t('alertPages.noneOpenHelp')} />
  if (answered === 'noDevice')
    return <EmptyState icon={mdiBellOutline} title={title} help={t('alertPages.noCallDevice')} />
  if (answered === 'unheard')
    return (
      <EmptyState icon={mdiAlertOutline} title={title} help={t('alertPages.unheard')}>
        {seeSensors}
      </EmptyState>
    )
  if (typeof answered !== 'string')
    return (
      <EmptyState
        icon={mdiAlertOutline}
        title={title}
        help={t('alertPages.notAllAnswered', { calls: answered.map(inWords).join('; ') })}
      >
        {toRules}
      </EmptyState>
    )
  const notNow = of === null ? 'alertPages.noRuleNow' : 'alertPages.noRuleNowOfOne'
  return (
    <EmptyState
      icon={mdiAlertOutline}
      title={title}
      help={t(answered === 'none' ? 'alertPages.noRule' : notNow)}
    >
      {toRules}
    </EmptyState>
  )

  function inWords({ device: { type, location }, kinds }: Unanswered): string {
    const name = [deviceTypeInfo(type).name[locale], location].filter(Boolean).join(', ')
    return `${name} (${kinds.map((kind) => eventKinds[kind].name[locale]).join(', ')})`
  }
}
