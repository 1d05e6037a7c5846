import { alertSchema } from '@vigie/domain/alerts/alert'
import type { CallAnswered } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { readWave } from './waves.ts'

const callSchema = alertSchema.pick({ kind: true, deviceId: true, beneficiaryId: true })

/** The calls for help that a wave asks people to come for; none of one that is written to nobody. One read, and one for each alert. */
export async function readCallsOf(eid: string, waveId: string): Promise<CallAnswered[]> {
  const wave = (await readWave({ establishmentId: eid, waveId }))?.data
  if (!wave?.deliveryIds.length || wave.alertIds.length === 0) return []
  const db = firestore()
  const alerts = await db.getAll(...wave.alertIds.map((id) => db.doc(paths.alert(eid, id))))
  return alerts.flatMap((stored) => {
    const alert = readOrReport(callSchema, stored)
    if (alert === null || !isCallForHelp(alert.kind)) return []
    return [{ deviceId: alert.deviceId, beneficiaryId: alert.beneficiaryId, at: wave.createdAt }]
  })
}
