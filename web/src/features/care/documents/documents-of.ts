import type { CareDocument } from '@vigie/domain/care/document'
import { mayLeaveArchive } from '@vigie/domain/care/document-acts'
import { can } from '@vigie/domain/people/permissions'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'

export type KnownDocument = WithId<CareDocument>

/** Of whom documents are, and what the person may do about them. */
export interface DocumentsOf {
  readonly eid: string
  /** Null: they are of the home itself. */
  readonly bid: string | null
  /** The home's clock. */
  readonly timeZone: string
  /** Whether they add and rename: of somebody who is archived nobody does. */
  readonly mayWrite: boolean
  /** Whether they delete it: of somebody who is archived what was not there yet when they were. */
  readonly mayDelete: (document: KnownDocument) => boolean
}

/** Of whom the documents of the open resident are. Only below `ResidentView`. */
export function useDocumentsOfShown(): DocumentsOf {
  const { establishment, bid, timeZone, resident } = useShownResident()
  const { id: eid, access } = establishment
  const may = can(access, 'create', 'documents', { beneficiaryId: bid })
  const isActive = resident.state === 'active'
  const mayDelete = (document: KnownDocument) => may && (isActive || mayLeaveArchive(document))
  return { eid, bid, timeZone, mayWrite: isActive && may, mayDelete }
}
