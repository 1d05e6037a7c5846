import { nameHomesOf } from '../data/named-homes.ts'

/**
 * Has every note and mood be found by its home that was written before they named it. What does stays as it is, so that it may run beside
 * people at work, and again. Resolves with how many were given one.
 */
export async function nameHomes(): Promise<number> {
  return (await nameHomesOf('notesGroup')) + (await nameHomesOf('moodsGroup'))
}
