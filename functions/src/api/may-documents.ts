import { mayDocument } from '@vigie/domain/care/document-acts'
import type { Person } from '@vigie/domain/people/permissions'
import { readMember } from '../data/members.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

interface Asked {
  person: Person
  params: { eid: string; bid?: string | null }
}

/** Whether somebody may do it to documents of the resident whom a path names, or where it names none of the home. Throws ApiError. */
export const mayDocuments =
  (operation: 'read' | 'create' | 'update' | 'delete') =>
  async ({ person, params: { eid, bid = null } }: Asked): Promise<boolean> => {
    const membership = await readMember(eid, person.uid)
    return mayUnlessInactive({ person, membership }, (access) => mayDocument(access, operation, bid))
  }
