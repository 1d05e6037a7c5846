import type { AlertStep } from './alert.ts'

/** Who is not written to as they are away, and who is in their place, where nobody else could be reached. */
export type PassedOver = Pick<Extract<AlertStep, { step: 'passedOver' }>, 'people' | 'instead'>

/**
 * The step by which an alert says who was passed over, each once: its messages go again and again. Null: nobody was, or it says so
 * already. `now` is epoch milliseconds.
 */
export function passedOverStep(
  timeline: readonly AlertStep[],
  { people, instead }: PassedOver,
  now: number,
): AlertStep | null {
  const earlier = timeline.flatMap((step) => (step.step === 'passedOver' && !step.resting ? step : []))
  const told = new Set(earlier.flatMap((step) => step.people.map(({ uid }) => uid)))
  const isOther = instead !== null && earlier.at(-1)?.instead !== instead
  const isNews = people.some(({ uid }) => !told.has(uid)) || (people.length > 0 && isOther)
  return isNews ? { step: 'passedOver', at: now, people: [...people], instead } : null
}

/** The step by which an alert says that so many were left to rest, once, and again where they are more. Null: nobody was, or it says so already. */
export function restingStep(timeline: readonly AlertStep[], resting: number, now: number): AlertStep | null {
  const told = timeline.map((step) => (step.step === 'passedOver' ? (step.resting ?? 0) : 0))
  return resting > Math.max(0, ...told)
    ? { step: 'passedOver', at: now, people: [], instead: null, resting }
    : null
}

/** The steps by which an alert says both, as its messages go out at `now`, epoch milliseconds; none where it says so already. */
export const passedOverSteps = (
  timeline: readonly AlertStep[],
  { resting, ...passedOver }: PassedOver & { resting: number },
  now: number,
): AlertStep[] =>
  [passedOverStep(timeline, passedOver, now) ?? [], restingStep(timeline, resting, now) ?? []].flat()
