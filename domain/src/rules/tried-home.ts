import type { Condition } from './conditional-rule.ts'
import type { Tried } from './try-condition.ts'

/** Which residents a rule for all is tried on, and over how many days. */
export interface TriedSample {
  residents: string[]
  days: number
}

/** What may be looked at: documents in all, and days at most. */
interface Bounds {
  documents: number
  days: number
}

/** Below a week neither a night at the week's end nor a quiet one is in it. */
const fewestDays = 7

/** How many days a rule has to be tried over so that something can be said: those with which it compares come before the week. */
export function daysNeeded(period: Condition['period'], most: number): number {
  if (period === null) return fewestDays
  const before = { lastWeek: 7, lastMonth: 30, lastThreeMonths: most, custom: most }[period.kind]
  return Math.min(most, before + fewestDays)
}

/**
 * The residents and days on which a rule for all is tried, a document for each day of a device: every resident as long as that leaves `needed` days, and else
 * the first by id, which says nothing of them. `devices`: how many each has that the rule is about. More days where there is room, at most those of `most`.
 */
export function sampleOf(devices: ReadonlyMap<string, number>, needed: number, most: Bounds): TriedSample {
  const residents: string[] = []
  let taken = 0
  for (const [bid, count] of [...devices].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if ((taken + count) * needed > most.documents) continue
    residents.push(bid)
    taken += count
  }
  return { residents, days: taken === 0 ? 0 : Math.min(most.days, Math.floor(most.documents / taken)) }
}

/** What was found out of several residents, as one; `heard`: of how many of them something is known on each date. */
export function together(tried: readonly Tried[]): Tried & { heard: Map<string, number> } {
  const counts = new Map<string, number>()
  const heard = new Map<string, number>()
  for (const [date, alerts] of tried.flatMap((one) => [...one.counts])) {
    counts.set(date, (counts.get(date) ?? 0) + alerts)
    heard.set(date, (heard.get(date) ?? 0) + 1)
  }
  const all = <T>(lists: readonly (T[] | null)[]) =>
    lists.every((one) => one === null) ? null : lists.flatMap((one) => one ?? [])
  return {
    counts,
    heard,
    unknown: tried.reduce((sum, one) => sum + one.unknown, 0),
    firedAt: all(tried.map(({ firedAt }) => firedAt))?.toSorted((one, other) => one - other) ?? null,
    amounts: all(tried.map(({ amounts }) => amounts)),
  }
}
