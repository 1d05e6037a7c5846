import { can } from '@vigie/domain/people/permissions'
import type { OwnAlert } from './open-alerts-context.ts'

/** What the person may do about an alert. */
export function alertRights({ alert, establishment }: OwnAlert) {
  const { beneficiaryId } = alert
  return {
    mayAcknowledge: can(establishment.access, 'acknowledge', 'alerts', { beneficiaryId }),
    mayResolve: can(establishment.access, 'resolve', 'alerts', { beneficiaryId }),
    mayReportShown: can(establishment.access, 'show', 'alerts', { beneficiaryId }),
  }
}

/** Whether the person may take an alert, and not only read it. */
export const mayTake = (own: OwnAlert): boolean => alertRights(own).mayAcknowledge
