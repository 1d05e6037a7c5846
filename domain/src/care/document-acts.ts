import { maxDocumentBytes } from '../constants.ts'
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
import { areOfType, type KnownBytes } from './document-types.ts'

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
 * announcement whose time is over is good for as long again.
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
  | { why: 'fileTooBig' | 'documentExists' | 'spaceUsedUp' } {
  const by = access.person.uid
  if (said.size > maxDocumentBytes) return { why: 'fileTooBig' }
  const sentAs = standingOf(access) === 'superAdmin' ? 'superAdmin' : 'member'
  const ticket = { until: now + ticketMs, sentAs } as const
  if (known !== null) {
    if (known.by !== by || !isSame(known, said)) return { why: 'documentExists' }
    const isOver = known.state === 'coming' && known.until !== null && known.until < now
    return { document: isOver ? { ...known, ...ticket } : known, changed: isOver }
  }
  if (taken + said.size > mostBytesOfHome) return { why: 'spaceUsedUp' }
  const document = { ...said, by, byName, at: now, updatedAt: null, refusal: null, ...ticket }
  return { document: { ...document, state: 'coming' }, changed: true }
}

/** A new title is no other document. */
const isSame = (known: CareDocument, { fileName, contentType, size }: DocumentNews): boolean =>
  known.fileName === fileName && known.contentType === contentType && known.size === size

/** What becomes of a document by another title; it is refused where somebody has changed it since. */
export function renamed(
  known: CareDocument,
  { title, updatedAt }: DocumentChange,
  now: number,
): { document: CareDocument; changed: boolean } | { why: 'documentChanged' } {
  if (known.title === title) return { document: known, changed: false }
  if (known.updatedAt !== updatedAt) return { why: 'documentChanged' }
  // Later than what anybody saw, also where a clock of ours lags behind another.
  const changedAt = Math.max(now, (known.updatedAt ?? known.at) + 1)
  return { document: { ...known, title, updatedAt: changedAt }, changed: true }
}

/** What is known of bytes that came, and whether whoever sent them may still do so. */
export interface CameIn {
  bytes: KnownBytes
  size: number
  may: boolean
}

/** What becomes of a document whose bytes came. */
export function receivedDocument(
  coming: CareDocument,
  { bytes, size, may }: CameIn,
  now: number,
): CareDocument {
  const isTrue = size === coming.size && areOfType(coming.contentType, bytes)
  const ready = { ...coming, until: null, sentAs: null }
  if (may && isTrue) return { ...ready, state: 'ready' }
  const refusal: DocumentRefusal = may ? 'notWhatItSays' : 'rightLost'
  return { ...ready, state: 'refused', refusal, until: now + refusalShownMs }
}
