import { auditSchema } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { listAt } from '../../../lib/firebase/asked.ts'

/** A list calls the path of each document itself `path`. */
const entrySchema = auditSchema.transform(({ path, ...entry }) => ({ ...entry, recordPath: path }))

/** Which entries are asked for: of what was done from an instant until before another, by whom, about which resident; empty: any. */
export interface AuditAsked {
  readonly from: number
  readonly until: number
  readonly uid: string
  readonly beneficiaryId: string
}

/**
 * What was done in an establishment from an instant until before another, latest first: for its administrators only. Null: in
 * none, for super administrators.
 */
export const auditSource = (eid: string | null, asked: AuditAsked, count: number) =>
  entriesAt(paths.audits, eid, asked, count)

/** The same about private notes: for those of its administrators who may read these. */
export const privateAuditSource = (eid: string, asked: AuditAsked, count: number) =>
  entriesAt(paths.privateAudits, eid, asked, count)

const entriesAt = (
  path: string,
  eid: string | null,
  { from, until, uid, beneficiaryId }: AuditAsked,
  count: number,
) =>
  listAt(path, entrySchema, {
    where: [
      ['establishmentId', '==', eid],
      ...(uid === '' ? [] : [['uid', '==', uid] as const]),
      ...(beneficiaryId === '' ? [] : [['beneficiaryIds', 'array-contains', beneficiaryId] as const]),
      ['at', '>=', from],
      ['at', '<', until],
    ],
    latestBy: 'at',
    atMost: count,
  })
