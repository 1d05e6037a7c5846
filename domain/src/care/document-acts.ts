import type { Actor } from '../alerts/alert.ts'
import { maxDocumentBytes } from '../constants.ts'
import { actsAsRelative } from '../people/acts-as-relative.ts'
import { type Access, can, standingOf } from '../people/permissions.ts'
import {
  type CareDocument,
  type DocumentChange,
  type DocumentNews,
  type DocumentRefusal,
  mostBytesOfHome,
  refusalShownMs,
  ticketMs,
} from './document.ts'
import { areOfType, endsAsType, type KnownBytes } from './document-types.ts'

/** Whose a document is: of a resident, or null: of the home itself. */
export type DocumentOwner = string | null

/** Whether somebody may do it to documents of a resident, or of the home. */
export function mayDocument(
  access: Access,
  operation: 'read' | 'create' | 'update' | 'delete',
  owner: DocumentOwner,
): boolean {
  return owner === null
    ? can(access, operation, 'establishmentDocuments')
    : can(access, operation, 'documents', { beneficiaryId: owner })
}

export interface Announcement {
  access: Access
  byName: string
  said: DocumentNews
  /** What stands under the id already, if anything. */
  known: CareDocument | null
  /** How many bytes the home's documents take so far. */
  taken: number
  now: number
}

/**
 * What becomes of a document that somebody announces; `changed` is false where they have announced the same before. An
 * announcement whose time is over is made anew, and good for as long again.
 */
export function announced({
  access,
  byName,
  said,
  known,
  taken,
  now,
}: Announcement):
  | { document: CareDocument; changed: boolean }
  | { why: 'fileTooBig' | 'documentNameNotOfType' | 'documentExists' | 'spaceUsedUp' } {
  const by = access.person.uid
  if (said.size > maxDocumentBytes) return { why: 'fileTooBig' }
  if (!endsAsType(said.fileName, said.contentType)) return { why: 'documentNameNotOfType' }
  const sentAs = standingOf(access) === 'superAdmin' ? 'superAdmin' : 'member'
  const ticket = { until: now + ticketMs, sentAs } as const
  if (known !== null) {
    if (known.by !== by || !isSame(known, said)) return { why: 'documentExists' }
    const isOver = known.state === 'coming' && known.until !== null && known.until < now
    return { document: isOver ? { ...known, at: now, ...ticket } : known, changed: isOver }
  }
  if (taken + said.size > mostBytesOfHome) return { why: 'spaceUsedUp' }
  const author = { by, byName, ...(actsAsRelative(access) && { isRelative: true as const }) }
  const document = { ...said, ...author, at: now, updatedAt: null, refusal: null, ...ticket }
  return { document: { ...document, state: 'coming', keptAs: null, cameLate: false }, changed: true }
}

/** A new title is no other document. */
const isSame = (known: CareDocument, { fileName, contentType, size }: DocumentNews): boolean =>
  known.fileName === fileName && known.contentType === contentType && known.size === size

/** What becomes of a document by another title, which says who gave it; it is refused where somebody has changed it since. */
export function renamed(
  known: CareDocument,
  { title, updatedAt }: DocumentChange,
  renamedBy: Actor,
  now: number,
): { document: CareDocument; changed: boolean } | { why: 'documentChanged' } {
  if (known.title === title) return { document: known, changed: false }
  if (known.updatedAt !== updatedAt) return { why: 'documentChanged' }
  // Later than what anybody saw, also where a clock of ours lags behind another.
  const changedAt = Math.max(now, (known.updatedAt ?? known.at) + 1)
  return { document: { ...known, title, updatedAt: changedAt, renamedBy }, changed: true }
}

/** What is known of bytes that came: what they are, how many, and under which name they are kept. */
export interface CameIn {
  bytes: KnownBytes
  size: number
  keptAs: string
}

/** Whether whoever sent them may still do so, and whether the resident is archived by now. */
export interface CameFrom {
  may: boolean
  isArchived: boolean
}

/** Whether bytes of a document are still to be looked at: those that are coming, or of before they were kept apart. */
export const isAwaited = ({ state, keptAs }: CareDocument): boolean =>
  state === 'coming' || (state === 'ready' && keptAs === null)

/** What becomes of an awaited document whose bytes came. One of before they were kept apart is left as it is where they are not true to it. */
export function receivedDocument(
  awaited: CareDocument,
  { bytes, size, keptAs }: CameIn,
  { may, isArchived }: CameFrom,
  now: number,
): CareDocument {
  const isTrue = size === awaited.size && areOfType(awaited.contentType, bytes)
  if (awaited.state === 'ready') return isTrue ? { ...awaited, keptAs } : awaited
  const ready = { ...awaited, until: null, sentAs: null }
  if (may && isTrue) return { ...ready, state: 'ready', keptAs, cameLate: isArchived }
  const refusal: DocumentRefusal = may ? 'notWhatItSays' : 'rightLost'
  return { ...ready, state: 'refused', refusal, until: now + refusalShownMs }
}

/** Whether a file of a document is of any use: what was kept of it, or null, what came: until that was looked at. */
export const isOfUse = (known: CareDocument | null, keptAs: string | null): boolean =>
  known?.state === 'coming' || (known?.state === 'ready' && known.keptAs === keptAs)

/** Whether a document may be deleted though its resident is archived: what was not there yet when they were. */
export const mayLeaveArchive = ({ state, cameLate }: CareDocument): boolean => state !== 'ready' || cameLate
