import { comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import type { Establishment } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { type ConditionalRule, conditionalRuleSchema } from '@vigie/domain/rules/conditional-rule'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { db } from './firestore.ts'
import { createHome, type TestHome } from './home.ts'
import { newId } from './ids.ts'
import { newPhone } from './outbox.ts'

const hour = 3_600_000
const dayAgo = () => Date.now() - 24 * hour
const timeZone = 'America/Toronto'

/** A shift from so many hours from now to so many, both within a day. */
export function shiftAround(id: string, from: number, until: number): Shift {
  const at = (hours: number) => localTimeOfDay(Date.now() + hours * hour, timeZone)
  return { id, name: id, nameFR: id, nameEN: id, start: at(from), end: at(until) }
}

/** A home with the shift `now`, from three hours ago for six, and the shift `before` of the three hours before it; two residents who have a bed pad each, and somebody to be told. */
export async function homeThatWatches(change: Partial<Establishment> = {}) {
  const shifts = [shiftAround('now', -3, 3), shiftAround('before', -6, -3)]
  const home = await createHome({ shifts, lastUpdateAt: dayAgo(), ...change })
  const [roy, cote] = [await home.addResident(), await home.addResident({ name: 'M. Côté', room: '215' })]
  const [bed, otherBed] = [
    await home.addDevice(roy, 'NOVIKA-LW-BANDE'),
    await home.addDevice(cote, 'NOVIKA-LW-BANDE'),
  ]
  const phone = newPhone()
  const nurse = await home.addMember({ user: { phoneMobile: phone, verifiedPhones: [phone] } })
  return { home, roy, cote, bed, otherBed, nurse, phone }
}

/** Adds a rule that fires when a resident has got up more than twice in the shift `now`, and tells one person by SMS. */
export async function addCondition(
  { eid }: TestHome,
  uid: string,
  change: Partial<ConditionalRule> = {},
): Promise<string> {
  const nid = newId('rule')
  const rule: ConditionalRule = {
    type: 'conditional',
    name: 'Levers',
    beneficiaryId: null,
    deviceTypes: ['NOVIKA-LW-BANDE'],
    action: 'standUp',
    shiftIds: ['now'],
    metric: triggerMetrics.TRIGGER_COUNT,
    operator: comparisonOperators.greater,
    value: 2,
    period: null,
    heldMinutes: null,
    recipients: [{ kind: 'user', uid }],
    methods: ['sms'],
    activated: true,
    createdBy: uid,
    createdAt: dayAgo(),
    updatedAt: dayAgo(),
    watchesSince: dayAgo(),
    ...change,
  }
  await db.doc(paths.notification(eid, nid)).set(conditionalRuleSchema.parse(rule))
  return nid
}
