import { mdiCheckCircleOutline, mdiRouterWirelessOff, mdiTrayRemove } from '@mdi/js'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { gatewaysSource } from '../../../records/managing-sources.ts'

/** Says that nothing of a home's was refused; null: of any. That this is as it should be is said only of a home that has been heard: of another nothing came that could be refused. */
export function NoneRefused({ eid }: { eid: string | null }) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => (eid === null ? null : gatewaysSource(eid)), [eid]))
  const title = t('refusals.none')
  if (eid === null)
    return <EmptyState icon={mdiCheckCircleOutline} title={title} help={t('refusals.noneHelpAll')} />
  if (live.status !== 'ready') return <EmptyState icon={mdiTrayRemove} title={title} help="" />
  const isHeard = live.value.items.length + live.value.unreadable.length > 0
  return (
    <EmptyState
      icon={isHeard ? mdiCheckCircleOutline : mdiRouterWirelessOff}
      title={isHeard ? title : t('refusals.neverHeard')}
      help={t(isHeard ? 'refusals.noneHelp' : 'refusals.neverHeardHelp')}
    />
  )
}
