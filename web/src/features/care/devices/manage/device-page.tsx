import { mdiAccessPointOff } from '@mdi/js'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { mayManage } from '../../../care/establishments/manage/may-manage.ts'
import { useEstablishment } from '../../../care/establishments/use-establishment.ts'
import { assignmentSource } from '../../../care/records/one-device-sources.ts'
import { OneDevice } from './one-device.tsx'

/** /establishment/{eid}/devices/{deviceId}: one device, for whoever administers its home. */
export default function DevicePage() {
  const { t } = useTranslation()
  const { deviceId = '' } = useParams()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  usePageHeader(
    establishment ? `${t('devices.one')} · ${establishment.name}` : t('devices.one'),
    establishment ? routes.devices(establishment.id) : routes.establishments,
  )
  if (!establishment) return loading ? <Skeletons shape="rows" /> : <NoAccess />
  if (!mayManage(establishment)) return <NoAccess />
  const timeZone = establishment.details?.timeZone ?? null
  if (timeZone === null) return <Skeletons shape="rows" />
  return <Found key={deviceId} eid={establishment.id} deviceId={deviceId} timeZone={timeZone} />
}

function Found({ eid, deviceId, timeZone }: { eid: string; deviceId: string; timeZone: string }) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => assignmentSource(eid, deviceId), [eid, deviceId]))
  if (live.status === 'loading') return <Skeletons shape="rows" />
  // Whoever administers the home may ask for all of its devices: what is refused is another home's.
  const assignment = live.status === 'ready' ? live.value.items[0] : undefined
  if (assignment) return <OneDevice assignment={assignment} timeZone={timeZone} />
  return (
    <EmptyState icon={mdiAccessPointOff} title={t('devices.notHere')} help={t('devices.notHereHelp')}>
      <Button component={Link} to={routes.devices(eid)} variant="outlined">
        {t('devices.all')}
      </Button>
    </EmptyState>
  )
}
