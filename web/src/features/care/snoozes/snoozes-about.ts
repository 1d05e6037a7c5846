import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'

/** Of the care under way with a resident, what is said beside an alert: of one device only beside its own, and never beside a call for help, which it does not silence. */
export const snoozesAbout = (
  { snoozes }: Pick<Beneficiary, 'snoozes'>,
  alert: Pick<Alert, 'severity' | 'kind' | 'deviceId'>,
) =>
  snoozes?.filter(
    ({ deviceId }) =>
      deviceId === null || (deviceId === alert.deviceId && severityOfAlert(alert) !== 'callForHelp'),
  )
