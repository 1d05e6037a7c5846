import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { db } from '../../support/firestore.ts'
import type { HomeWithAlerts } from './home-with-alerts.ts'

const reasons = ['wrongApiKey', 'missingApiKey', 'unreadableRecord', 'noRule', 'unknownDevice'] as const

/** Calls for help that became no alert a minute ago, each from another room and for another reason. */
export async function loseCalls(home: HomeWithAlerts, ...rooms: readonly string[]): Promise<void> {
  const at = Date.now() - 60_000
  for (const [nth, room] of rooms.entries()) {
    const reason = reasons[nth] ?? 'noRule'
    const device = await home.addDevice(home.bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
    await db.doc(paths.notice(noticeIdOf(home.eid, reason))).set({
      ...{ establishmentId: home.eid, reason, firstAt: at, lastAt: at - nth, toldAt: at, told: null },
      ...{ deviceIds: [device], gatewayIds: ['toit'] },
      places: { [device]: { beneficiaryId: home.bid, room, location: 'Tête de lit', at: at - nth } },
    })
  }
}
