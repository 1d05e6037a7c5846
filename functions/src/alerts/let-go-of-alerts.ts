import { paths } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { addAudit } from '../data/audit.ts'
import { findHeldAlerts, noteLetGoFirst, readFoundAlerts } from '../data/held-alerts.ts'
import { withRights } from '../data/person-rights.ts'
import { readReleaseOf } from './release-held.ts'

/**
 * Opens every alert again that somebody is on, in whichever home, and tells whom its rule names, as for one who loses a right
 * (docs/adr/0071-who-leaves-lets-go.md). Answers how many there were. What they pressed before takes none any more, however late it
 * comes. Cut off in between it has let go of none, and does all of it when it is asked again. `of`: those of one resident alone; whoever lets go of these stays, and what they pressed for others counts. `now` is epoch milliseconds.
 */
export async function letGoOfAlerts(
  uid: string,
  of: { establishmentId: string; beneficiaryId: string } | null,
  now: number,
): Promise<number> {
  // Before they are asked for: a take that is saved later is refused by it, or of a press that came after.
  if (of === null) await noteLetGoFirst(uid)
  const places = await findHeldAlerts(uid, of?.establishmentId ?? null)
  return withRights(uid, async (transaction, found) => {
    const all = await readFoundAlerts(transaction, uid, places)
    const held = all.filter(({ alert }) => of === null || alert.beneficiaryId === of.beneficiaryId)
    // They may read them still: where nobody else is named, they are written to.
    const after = (eid: string) => ({
      person: personOf(uid, found?.profile ?? null, true),
      membership: found?.homes.find((home) => home.eid === eid)?.membership ?? null,
    })
    const release = await readReleaseOf(transaction, held, after, now)
    release()
    for (const { eid, id, alert } of held) {
      addAudit(transaction, {
        uid,
        action: 'alert.release',
        path: paths.alert(eid, id),
        establishmentId: eid,
        beneficiaryIds: [alert.beneficiaryId],
        at: now,
      })
    }
    return held.length
  })
}
