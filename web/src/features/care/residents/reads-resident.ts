import { type Access, residentsReadBy } from '@vigie/domain/people/permissions'

/** Whether a person with this access to a home reads a resident of it. */
export function readsResident(access: Access, bid: string): boolean {
  const readable = residentsReadBy(access)
  return readable === 'all' || readable.includes(bid)
}
