import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AlertPlaces } from '../../../alerts/alert-places.tsx'
import { useOpenAlerts } from '../../../alerts/open-alerts-context.ts'
import { isUnattended } from '../../../alerts/own-acts.ts'

/** The alerts of a home that nobody is on, for whoever is about to make it inactive: nobody is called for them from then on. That some may not be seen is said as well. */
export function UnattendedAlerts({ eid }: { eid: string }) {
  const { t } = useTranslation()
  const { list, loading, heardUntil, unseen } = useOpenAlerts()
  const unattended = list.filter((own) => own.establishment.id === eid && isUnattended(own))
  const isUnseen = unseen.some(({ establishment }) => establishment === null || establishment.id === eid)
  return (
    <>
      {unattended.length > 0 && (
        <div>
          <Typography sx={{ fontWeight: 700 }}>
            {t('manage.inactiveLeaves', { count: unattended.length })}
          </Typography>
          <AlertPlaces alerts={unattended.map(({ alert }) => alert)} />
        </div>
      )}
      {(loading || isUnseen || heardUntil(eid) < Infinity) && (
        <Typography>{t('manage.inactiveLeavesUnknown')}</Typography>
      )}
    </>
  )
}
