import type { Delivery } from './delivery.ts'

/** Whether whoever gets a message may take its alert; where that was not asked, they may. */
export const mayTake = (delivery: Pick<Delivery, 'mayTake'>): boolean => delivery.mayTake !== false

/**
 * Whether whoever gets a message is counted on to go: one of the staff who may take its alert; on a relative nobody counts, though they may
 * (docs/adr/0088-a-relative-silences-nobody.md). Where it was not asked, they are.
 */
export const isCountedOn = (delivery: Pick<Delivery, 'mayTake' | 'mayGo'>): boolean =>
  mayTake(delivery) && delivery.mayGo !== false
