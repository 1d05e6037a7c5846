import { createHash } from 'node:crypto'
import type { Gateway } from '@vigie/domain/care/api-keys'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { ClockEvidence } from '@vigie/domain/supervision/clock-evidence'
import { firestore } from './firestore.ts'

/** Records when a gateway was last heard, with which key, and what its messages say of its clock: what another instance knows of that stays. What it calls itself is any text, and so no id as it is. */
export async function writeGateway(eid: string, gateway: Gateway & ClockEvidence): Promise<void> {
  const id = createHash('sha256').update(gateway.gatewayId, 'utf8').digest('hex').slice(0, 32)
  await firestore()
    .doc(paths.gateway(eid, id))
    .set({ ...gateway, expireAt: expireAt('gateways', gateway.lastHeardAt) }, { merge: true })
}
