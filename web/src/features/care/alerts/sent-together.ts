import type { AlertStep } from '@vigie/domain/alerts/alert'
import type { Channel } from '@vigie/domain/alerts/channel'

/** Whether a step says no more than that a message went out. */
export const isSent = (step: AlertStep): step is Extract<AlertStep, { step: 'accepted' }> =>
  step.step === 'accepted' && !step.possibleRepeat

/** Things in the order of time; what came at the same instant stays in the order in which it was written. */
export const inTime = <T extends { readonly at: number }>(things: readonly T[]): T[] =>
  things.toSorted((one, next) => one.at - next.at)

/** Things in their order, those that went out one after the other in one, and everything else alone. */
export function sentTogether<T>(things: readonly T[], wentOut: (thing: T) => boolean): [T, ...T[]][] {
  const runs: [T, ...T[]][] = []
  for (const thing of things) {
    const last = runs.at(-1)
    if (last && wentOut(last[0]) && wentOut(thing)) last.push(thing)
    else runs.push([thing])
  }
  return runs
}

/** How many went out by each way, in the order of the first of each. */
export function countsByChannel(steps: readonly AlertStep[]): [Channel, number][] {
  const byChannel = Map.groupBy(steps.filter(isSent), ({ channel }) => channel)
  return [...byChannel].map(([channel, sent]) => [channel, sent.length])
}
