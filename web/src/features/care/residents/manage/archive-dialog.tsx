import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useOpenAlerts } from '../../../care/alerts/open-alerts-context.ts'
import { claimsOfSource } from '../../../care/records/device-sources.ts'
import { roomAndName } from '../room-and-name.ts'

/** Who is to be archived. */
export interface ArchivedOne {
  readonly eid: string
  readonly bid: string
  readonly resident: Pick<Beneficiary, 'name' | 'room'>
  /** How many devices of theirs were heard; null while it is not known. */
  readonly devices: number | null
}

/** Asks before a resident is archived, and says what becomes of their devices, alerts, tasks and record. */
export default function ArchiveDialog({
  eid,
  bid,
  resident,
  devices,
  onClose,
}: ArchivedOne & { onClose: () => void }) {
  const { t } = useTranslation()
  const { list } = useOpenAlerts()
  const theirs = list.filter(
    ({ establishment, alert }) => establishment.id === eid && alert.beneficiaryId === bid,
  )
  const archive = async () => {
    await callApi(setBeneficiaryStateCall, { params: { eid, bid }, body: { state: 'archived' } })
    tellDone('archived', { name: roomAndName(resident) })
    onClose()
  }
  const claimed = useLive(useMemo(() => claimsOfSource(eid, bid), [eid, bid]))
  // A device that was never heard keeps them too.
  const unheard =
    claimed.status === 'ready' ? claimed.value.items.length + claimed.value.unreadable.length : 0
  const count = (devices ?? 0) + unheard
  const hasDevices = count > 0
  return (
    <ConfirmDialog
      title={t(hasDevices ? 'archiveDialog.notYet' : 'archiveDialog.archiveQuestion')}
      button={t('archiving.archive')}
      act={hasDevices ? null : archive}
      onClose={onClose}
    >
      {hasDevices ? (
        <Typography>
          {t('archiveDialog.devicesFirst', { count })}{' '}
          {unheard > 0 && `${t('archiveDialog.unheard', { count: unheard })} `}
          <Link component={RouterLink} to={routes.devices(eid)}>
            {t('archiveDialog.toDevices')}
          </Link>
        </Typography>
      ) : (
        <>
          <Typography>{t('archiveDialog.archiveHelp')}</Typography>
          <Typography>{t('archiveDialog.tasksHelp')}</Typography>
          {theirs.length > 0 && (
            <Typography>{t('archiveDialog.alertsStay', { count: theirs.length })}</Typography>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
