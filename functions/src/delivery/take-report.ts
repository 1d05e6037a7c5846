import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { allReported, type ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import * as logger from 'firebase-functions/logger'
import { type DeliveryPlace, recordReport } from '../data/deliveries.ts'
import { tell } from './tell.ts'

/**
 * Takes in what a provider reports of a message, in one write, and has its alert told where that changes what it says. False where
 * there is no such message. Rejects when the report could not be recorded.
 */
export async function takeReports(
  place: DeliveryPlace,
  reports: readonly ProviderReport[],
): Promise<boolean> {
  const now = Date.now()
  const decide = (delivery: Delivery) => allReported(delivery, reports, now)
  const taken = await recordReport({ place, decide }, now)
  if (taken === null) return false
  const { delivery, isToTell } = taken
  if (!isToTell) return true
  if (delivery.state === 'failed') {
    const entry = { ...place, channel: delivery.channel, reason: delivery.lastError }
    logger.write({ severity: 'ERROR', message: 'message not delivered', ...entry })
  }
  // The report is safe by now, and its wave marked: what fails here is made good by the sweep.
  await tell({ establishmentId: place.establishmentId, waveId: delivery.about.waveId }).catch(logger.error)
  return true
}
