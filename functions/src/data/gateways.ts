import { createHash } from 'node:crypto'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { NotedGateway } from '@vigie/domain/supervision/clock-evidence'
import { firestore } from './firestore.ts'

/** Records when a gateway was last heard, with which key, when anything of it was taken in, and what its messages say of its clock: what another instance knows of these stays, and when other keys came through it. What it calls itself is any text, and so no id as it is. */
export async function writeGateway(eid: string, gateway: NotedGateway): Promise<void> {
  const usedKeys = { [gateway.keyId]: gateway.lastHeardAt }
  const id = createHash('sha256').update(gateway.gatewayId, 'utf8').digest('hex').slice(0, 32)
  await firestore()
    .doc(paths.gateway(eid, id))
    .set({ ...gateway, usedKeys, expireAt: expireAt('gateways', gateway.lastHeardAt) }, { merge: true })
}
