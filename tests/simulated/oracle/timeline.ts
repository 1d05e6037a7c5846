import type { Story } from '../simulate.ts'
import type { Heard } from './knowledge.ts'

const minute = 60_000

/** By when what is due is done, whatever is lost or ended in its middle; while everything is down nothing is. */
export const patience = 4 * minute

/** What was known of a window, until when, and until when it was acted upon for sure; null: not at all. */
export interface Known {
  events: readonly Heard[]
  until: number
  sureUntil: number | null
}

export function lineOf(story: Story, events: readonly Heard[], knownAt: (one: Heard) => number): Known[] {
  const turns = [...new Set(events.map(knownAt))].toSorted((one, other) => one - other)
  return turns.map((turn, index) => {
    const until = turns[index + 1] ?? story.endsAt
    const sureUntil = before(story, until, patience)
    return {
      events: events.filter((one) => knownAt(one) <= turn),
      until,
      sureUntil: sureUntil > turn ? sureUntil : null,
    }
  })
}

/** So long before, or after, an instant, not counting when everything was down. */
const before = ({ troubles }: Story, at: number, ms: number): number => {
  const down = troubles.outages.filter(({ from, until }) => from < at && until > at - ms - 40 * minute)
  return at - ms - down.reduce((sum, { from, until }) => sum + Math.min(until, at) - from, 0)
}
export const after = ({ troubles }: Story, at: number, ms: number): number => {
  const down = troubles.outages.filter(({ from, until }) => from < at + ms + 40 * minute && until > at)
  return at + ms + down.reduce((sum, { from, until }) => sum + until - Math.max(from, at), 0)
}
