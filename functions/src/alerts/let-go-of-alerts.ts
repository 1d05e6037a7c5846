import { paths } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { addAudit } from '../data/audit.ts'
import { noteLetGo, readHeldAlerts } from '../data/held-alerts.ts'
import { withRights } from '../data/person-rights.ts'
import { readReleaseOf } from './release-held.ts'

/**
 * Opens every alert again that somebody is on, in whichever home, and tells whom its rule names, as for one who loses a right
 * (docs/adr/0071-who-leaves-lets-go.md). Answers how many there were. What they pressed before takes none any more, however late it
 * comes. `of`: those of one resident alone; whoever lets go of these stays, and what they pressed for others counts. `now` is epoch milliseconds.
 */
export function letGoOfAlerts(
  uid: string,
  of: { establishmentId: string; beneficiaryId: string } | null,
  now: number,
): Promise<number> {
  return withRights(uid, async (transaction, found) => {
    const all = await readHeldAlerts(transaction, uid, of?.establishmentId ?? null)
    const held = all.filter(({ alert }) => of === null || alert.beneficiaryId === of.beneficiaryId)
    // They may read them still: where nobody else is named, they are written to.
    const after = (eid: string) => ({
      person: personOf(uid, found?.profile ?? null, true),
      membership: found?.homes.find((home) => home.eid === eid)?.membership ?? null,
    })
    const release = await readReleaseOf(transaction, held, after, now)
    release()
    if (found && of === null) noteLetGo(transaction, uid)
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
