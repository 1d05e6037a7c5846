import { type BeneficiaryChange, beneficiaryChangeSchema } from '@vigie/domain/care/managed-beneficiary'
import { shownNameFault } from '@vigie/domain/people/shown-name'

const nameFaults = { missing: 'nameRequired', tooLong: 'nameTooLong', notShown: 'nameNotShown' } as const

export type ResidentFaults = Partial<{
  name: (typeof nameFaults)[keyof typeof nameFaults]
  room: 'roomTooLong' | 'roomNotShown'
}>

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ name, room }: BeneficiaryChange): ResidentFaults {
  const nameFault = shownNameFault(name)
  const isRoom = beneficiaryChangeSchema.shape.room.safeParse(room).success
  return {
    ...(nameFault !== null && { name: nameFaults[nameFault] }),
    ...(!isRoom && { room: room.trim().length > 20 ? 'roomTooLong' : 'roomNotShown' }),
  }
}
