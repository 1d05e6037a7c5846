import { type ShiftChange, shiftChangeSchema, timeOfDaySchema } from '@vigie/domain/time/shift'

/** What stands in the form of a shift. */
export type ShiftForm = ShiftChange

type NameFault = 'shiftNameRequired' | 'tooLong'

export type ShiftFaults = Partial<{
  nameFR: NameFault
  nameEN: NameFault
  start: 'timeRequired'
  end: 'timeRequired' | 'endIsStart'
}>

export const emptyShift: ShiftForm = { nameFR: '', nameEN: '', start: '', end: '' }

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ nameFR, nameEN, start, end }: ShiftForm): ShiftFaults {
  const { shape } = shiftChangeSchema
  const isTime = (time: string) => timeOfDaySchema.safeParse(time).success
  const nameFault = (name: string): NameFault => (name.trim() === '' ? 'shiftNameRequired' : 'tooLong')
  return {
    ...(!shape.nameFR.safeParse(nameFR).success && { nameFR: nameFault(nameFR) }),
    ...(!shape.nameEN.safeParse(nameEN).success && { nameEN: nameFault(nameEN) }),
    ...(!isTime(start) && { start: 'timeRequired' }),
    ...(isTime(end) ? start === end && { end: 'endIsStart' } : { end: 'timeRequired' }),
  }
}
