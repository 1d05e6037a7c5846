import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { type CountedReads, mostOfKind, once } from './counted-reads.ts'
import { firestore } from './firestore.ts'

/**
 * Of whom a handover may tell: who lives in a home, and who was archived since an instant (epoch milliseconds). Nothing changes the
 * record of somebody who is archived, so that its last change is when they were.
 */
export async function residentsSince(
  eid: string,
  since: number,
  { list }: CountedReads,
): Promise<DocumentSnapshot[]> {
  const all = firestore().collection(paths.beneficiaries(eid))
  const [active, archived] = await Promise.all([
    list(all.where('state', '==', 'active')),
    list(
      all.where('state', '==', 'archived').where('lastUpdateAt', '>=', since).orderBy('lastUpdateAt', 'desc'),
    ),
  ])
  return once([...active, ...archived])
}

/**
 * The same people, and those whom alerts name beside them: archived longer ago, and called for all the same. One question more where there
 * are any, of as many as are read of a kind.
 */
export async function withThoseOfAlerts(
  eid: string,
  residents: readonly DocumentSnapshot[],
  alerts: readonly { readonly beneficiaryId: string }[],
  { parsed, left }: CountedReads,
): Promise<(Beneficiary & { id: string })[]> {
  const db = firestore()
  const known = new Set(residents.map(({ id }) => id))
  const others = new Set(alerts.map(({ beneficiaryId }) => beneficiaryId).filter((bid) => !known.has(bid)))
  if (others.size > mostOfKind) left.isCut = true
  const asked = [...others].slice(0, mostOfKind).map((bid) => db.doc(paths.beneficiary(eid, bid)))
  const found = asked.length === 0 ? [] : await db.getAll(...asked)
  return parsed([...residents, ...found], beneficiarySchema)
}
