import type { Beneficiary } from './beneficiary.ts'

type Housed = Pick<Beneficiary, 'room' | 'name'>

const inOrder = new Intl.Collator('fr-CA', { numeric: true, sensitivity: 'base' })

/** The order in which rooms are walked by: "9" before "10", who has none last, then by name. For Array.sort. */
export const byRoom = (one: Housed, other: Housed): number =>
  Number(one.room.trim() === '') - Number(other.room.trim() === '') ||
  inOrder.compare(one.room, other.room) ||
  inOrder.compare(one.name, other.name)
