import { type ShiftChange, shiftChangeSchema } from '@vigie/domain/time/shift-change'
import { type SpanFaults, spanFaultsOf } from '../../../../../lib/time/span-faults.ts'

/** What stands in the form of a shift. */
export type ShiftForm = ShiftChange

type NameFault = 'shiftNameRequired' | 'tooLong'

export type ShiftFaults = SpanFaults & Partial<{ nameFR: NameFault; nameEN: NameFault }>

export const emptyShift: ShiftForm = { nameFR: '', nameEN: '', start: '', end: '' }

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ nameFR, nameEN, start, end }: ShiftForm): ShiftFaults {
  const { shape } = shiftChangeSchema
  const nameFault = (name: string): NameFault => (name.trim() === '' ? 'shiftNameRequired' : 'tooLong')
  return {
    ...(!shape.nameFR.safeParse(nameFR).success && { nameFR: nameFault(nameFR) }),
    ...(!shape.nameEN.safeParse(nameEN).success && { nameEN: nameFault(nameEN) }),
    ...spanFaultsOf({ start, end }),
  }
}
