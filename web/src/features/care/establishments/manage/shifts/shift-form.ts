import { shownLineFault } from '@vigie/domain/people/shown-name'
import { mostOfShiftName, type Shift } from '@vigie/domain/time/shift'
import type { ShiftChange } from '@vigie/domain/time/shift-change'
import { takenNames } from '@vigie/domain/time/shift-names'
import { type SpanFaults, spanFaultsOf } from '../../../../../lib/time/span-faults.ts'

/** What stands in the form of a shift. */
export type ShiftForm = ShiftChange

type NameFault = 'shiftNameRequired' | 'tooLong' | 'notShown' | 'shiftNameTaken'

export type ShiftFaults = SpanFaults & Partial<{ nameFR: NameFault; nameEN: NameFault }>

export const emptyShift: ShiftForm = { nameFR: '', nameEN: '', start: '', end: '' }

/**
 * What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more.
 * @param id the shift's own
 * @param shifts those of its home, as they are by now
 */
export function faultsOf(form: ShiftForm, id: string, shifts: readonly Shift[]): ShiftFaults {
  const { nameFR, nameEN, start, end } = form
  const nameFault = (name: string): NameFault | null =>
    name.trim() === '' ? 'shiftNameRequired' : shownLineFault(name, mostOfShiftName)
  const [faultFR, faultEN] = [nameFault(nameFR), nameFault(nameEN)]
  const taken = takenNames(shifts, id, form).map((name) => [name, 'shiftNameTaken'])
  return {
    ...Object.fromEntries(taken),
    ...(faultFR !== null && { nameFR: faultFR }),
    ...(faultEN !== null && { nameEN: faultEN }),
    ...spanFaultsOf({ start, end }),
  }
}
