import type { Resolution } from '@vigie/domain/alerts/alert'
import {
  acknowledgeAlertCall,
  releaseAlertsCall,
  reportAlertShownCall,
  resolveAlertCall,
} from '@vigie/domain/api/alert-calls'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import type { OwnAlert } from './open-alerts-context.ts'

const at = ({ establishment, alert }: OwnAlert) => ({ eid: establishment.id, aid: alert.id })

/**
 * Says that the person takes care of an alert, where they have let go of their alerts so many times. Throws ApiError, also when they have
 * done so again before it arrives. It takes whatever the alert has called by then, so that it
 * is never made again for somebody who has been away meanwhile: that would answer a call which they have not seen.
 */
export const acknowledgeAlert = (own: OwnAlert, timesLetGo: number | null) =>
  callApi(acknowledgeAlertCall, { params: at(own), body: { timesLetGo } })

/** Closes an alert as the person saw it, and says why. Throws ApiError, also when it has called since. */
export const resolveAlert = (own: OwnAlert, resolution: Resolution, lastCallAt: number) =>
  acrossAbsence(() => callApi(resolveAlertCall, { params: at(own), body: { resolution, lastCallAt } }))

/** Lets go of every alert that the person is on, in whichever establishment: each calls again. Throws ApiError. */
export const releaseAlerts = () => callApi(releaseAlertsCall, { params: {}, body: {} })

/** Records that a screen has shown an alert. Throws ApiError. */
export const reportAlertShown = (own: OwnAlert) => callApi(reportAlertShownCall, { params: at(own) })
