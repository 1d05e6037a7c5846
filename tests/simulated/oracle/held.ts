import { comparisonOperators } from '@vigie/domain/care/enums'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { limitOf, silentFor } from './amounts.ts'
import type { Heard } from './knowledge.ts'

const { greater, lesser, equal, number_of_less, times_less } = comparisonOperators

/** From when until when readings were beyond what a rule allows, as far as is known at an instant. */
export interface Held {
  from: number
  until: number
}

const backBy: Readonly<Record<string, number>> = { temperature: 0.5, humidity: 3, co2: 50 }

/** The times in which one device's readings were beyond, by what docs/rules.md says of them. */
export function heldIn(rule: ConditionalRule, events: readonly Heard[], usual: number, now: number): Held[] {
  const { operator, action } = rule
  const limit = limitOf(rule, usual)
  const back = backBy[action] ?? 0
  const isLow = operator === lesser || operator === number_of_less || operator === times_less
  const isBeyond = (value: number) => {
    if (operator === equal) return Math.abs(value - limit) <= back
    if (operator === greater) return value > limit
    if (operator === lesser) return value < limit
    return isLow ? value <= limit : value >= limit
  }
  const isBack = (value: number) => {
    if (operator === equal) return Math.abs(value - limit) > 2 * back
    return isLow ? value >= limit + back : value <= limit - back
  }
  const found: Held[] = []
  let open: { from: number; last: Heard } | null = null
  const close = (at: number) => {
    if (open)
      found.push({ from: open.from, until: Math.min(at, now, open.last.at + silentFor(open.last.type)) })
    open = null
  }
  const readings = events.filter(({ kind, at }) => kind === action && at <= now)
  for (const reading of readings.toSorted((one, other) => one.at - other.at)) {
    const last: Heard | undefined = (open as { last: Heard } | null)?.last
    if (last && (reading.at - last.at > silentFor(last.type) || isBack(reading.value ?? 0))) close(reading.at)
    if (open !== null) open = { from: (open as { from: number }).from, last: reading }
    else if (isBeyond(reading.value ?? 0)) open = { from: reading.at, last: reading }
  }
  close(now)
  return found
}
