import type { CareDocument } from '@vigie/domain/care/document'
import { ticketMs } from '@vigie/domain/care/document'
import { type Access, personOf, standingOf } from '@vigie/domain/people/permissions'
import { accessIn, type Character, type Home } from './cast.ts'

/** What of a record storage.rules read. */
export type Ticket = Pick<CareDocument, 'state' | 'by' | 'until' | 'size' | 'contentType' | 'sentAs'>

/** How many bytes the files of the rules tests have. */
export const ticketSize = 3

/** As what /api would have somebody send in a home. */
export const sentAsOf = (person: Character, home: Home): 'member' | 'superAdmin' =>
  standingOf(accessIn(person, home)) === 'superAdmin' ? 'superAdmin' : 'member'

/** A ticket of somebody's for such a file as these tests send. */
export const ticketOf = (by: string, sentAs: Ticket['sentAs'], change: Partial<Ticket> = {}): Ticket => ({
  state: 'coming',
  by,
  until: Date.now() + ticketMs,
  size: ticketSize,
  contentType: 'application/pdf',
  sentAs,
  ...change,
})

/**
 * What rules can know of a sender: of a member the membership alone. That their account is open is asked once the bytes have come
 * (docs/adr/0065-bytes-are-looked-at.md).
 */
export function accessAsSender(person: Character, home: Home): Access {
  const access = accessIn(person, home)
  if (sentAsOf(person, home) === 'superAdmin') return access
  const open = { roleId: null, operator: false, disabled: false }
  return { ...access, person: personOf(person.uid, open, person.emailVerified) }
}
