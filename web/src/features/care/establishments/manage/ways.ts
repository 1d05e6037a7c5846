import { type Channel, standsAlone } from '@vigie/domain/alerts/channel'

/** The ways by which somebody can be told, in the order in which they are offered. */
export const ways = ['sms', 'voice', 'email', 'push'] as const satisfies Channel[]

export type WayFault = 'noWay' | 'pushAlone'

/** What is wrong with the ways that were chosen: there is none, or a notification alone, which may go unseen; null: nothing. */
export function wayFaultOf(chosen: readonly Channel[]): WayFault | null {
  if (chosen.length === 0) return 'noWay'
  return chosen.some(standsAlone) ? null : 'pushAlone'
}
