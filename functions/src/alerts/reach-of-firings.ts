import { readAlertPeople } from '../data/people.ts'
import { addresseesOf } from './addressees.ts'
import type { EventFiring } from './firing.ts'

/**
 * Whether rules that fire on one event can tell somebody of it: there is a way to one at least of all whom they name, by the rights that
 * each has now. Of one that names nobody at all that is known already. One read for the resident, two for each person.
 */
export async function reachAnybody(firings: readonly EventFiring[]): Promise<boolean> {
  const [first] = firings
  if (first === undefined) return false
  const { establishmentId, beneficiaryId } = first.place
  const named = firings.flatMap(({ rule }) => rule.recipients)
  // The resident's own contact is the home's choice: that they have none stands on the alert.
  if (named.length === 0 || named.some(({ kind }) => kind === 'beneficiary')) return true
  const uids = new Set(named.flatMap((to) => (to.kind === 'user' ? [to.uid] : [])))
  const people = await readAlertPeople(establishmentId, beneficiaryId, [...uids])
  return firings.some((firing) =>
    addresseesOf(firing.rule.recipients, firing, people).some(
      ({ to, others }) => 'address' in to || others.length > 0,
    ),
  )
}
