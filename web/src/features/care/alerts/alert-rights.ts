import { can } from '@vigie/domain/people/permissions'
import type { OwnAlert } from './open-alerts-context.ts'

/** What the person may do about an alert. */
export function alertRights({ alert, establishment }: OwnAlert) {
  const { caregiverIds } = alert
  return {
    mayAcknowledge: can(establishment.access, 'acknowledge', 'alerts', { caregiverIds }),
    mayResolve: can(establishment.access, 'resolve', 'alerts', { caregiverIds }),
    mayReportShown: can(establishment.access, 'show', 'alerts', { caregiverIds }),
  }
}
