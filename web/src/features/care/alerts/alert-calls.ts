import type { Resolution } from '@vigie/domain/alerts/alert'
import { apiPost } from '../../../lib/api/api-client.ts'
import type { OwnAlert } from './open-alerts-context.ts'

const at = ({ establishment, alert }: OwnAlert) => `/establishment/${establishment.id}/alert/${alert.id}`

/** Says that the person takes care of an alert. Throws ApiError. */
export const acknowledgeAlert = (own: OwnAlert) => apiPost(`${at(own)}/acknowledge`)

/** Closes an alert and says why. Throws ApiError. */
export const resolveAlert = (own: OwnAlert, resolution: Resolution) =>
  apiPost(`${at(own)}/resolve`, { resolution })

/** Records that a screen has shown an alert. Throws ApiError. */
export const reportAlertShown = (own: OwnAlert) => apiPost(`${at(own)}/shown`)
