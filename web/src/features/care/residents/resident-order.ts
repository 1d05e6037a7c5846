import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import { appetites, healths } from '@vigie/domain/care/enums'
import { hasWords } from '../../../lib/text/has-words.ts'
import type { WorstState } from '../alerts/worst-state.ts'
import type { Sort } from './list-looks.ts'

/** What decides where a resident stands in a list. */
export interface Standing {
  readonly resident: Pick<Beneficiary, 'room' | 'name' | 'health' | 'appetite' | 'cutOff'>
  /** The worst state among the resident's alerts; null without any. */
  readonly alert: WorstState | null
}

const inOrder = new Intl.Collator('fr-CA', { numeric: true, sensitivity: 'base' })

/** The lower, the sooner a human is needed. */
function need({ resident, alert }: Standing): number {
  if (alert === 'open') return 0
  if (alert === 'warning') return 1
  if (alert === 'acknowledged') return 2
  // Nothing of theirs would come: somebody has to go and see.
  if (resident.cutOff) return 3
  const unwell = resident.health?.value === healths.SICK || resident.health?.value === healths.HURT
  return unwell || resident.appetite?.value === appetites.NOTHING ? 4 : 5
}

/** Worst first, then room order. For Array.sort. */
export function worstFirstThenRoom(one: Standing, other: Standing): number {
  return need(one) - need(other) || byRoom(one.resident, other.resident)
}

type Housed = Pick<Beneficiary, 'room' | 'name'>

/** By name, then room. For Array.sort. */
export function byName(one: Housed, other: Housed): number {
  return inOrder.compare(one.name, other.name) || inOrder.compare(one.room, other.room)
}

/** How the residents of a home may be in order. For Array.sort. */
export const orders: Readonly<Record<Sort, (one: Standing, other: Standing) => number>> = {
  need: worstFirstThenRoom,
  room: (one, other) => byRoom(one.resident, other.resident),
  name: (one, other) => byName(one.resident, other.resident),
}

/**
 * Whether a resident is meant by what was typed: words that are each part of the room or of the name, in any order, accents and case aside; a room
 * that is written 214 B is also 214B.
 */
export function isMeantBy(typed: string, { room, name }: Pick<Beneficiary, 'room' | 'name'>): boolean {
  return hasWords(typed, `${room} ${room.replace(/[^\p{L}\p{N}]/gu, '')} ${name}`)
}
