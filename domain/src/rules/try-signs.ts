import { hearingOf } from '../devices/silence.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { judgeSigns, type SignsDevice, signsKnownMs } from './judge-signs.ts'
import { isSign } from './signs.ts'
import { inOrder, type ToldEvent } from './told-event.ts'
import type { Lately } from './try-condition.ts'
import { datesBetween } from './usual.ts'
import { chosenOf, spanOn } from './window-span.ts'

const minuteMs = 60_000

/**
 * When a rule on signs of life would have fired for a resident, in order, by all that their devices told; `unknown`: how often it would not have said, as they were not
 * heard. Epoch milliseconds.
 */
export function signsMissed(
  rule: ConditionalRule,
  events: readonly ToldEvent[],
  { from, to, shifts, timeZone, now }: Omit<Lately, 'known'>,
): { firedAt: number[]; unknown: number } {
  const told = inOrder(events)
  const signs = told.filter(({ kind }) => isSign(kind)).map(({ at }) => at)
  const begins = datesBetween(from, to).flatMap((date) =>
    chosenOf(rule, shifts).map((shift) => spanOn(date, shift, timeZone).from),
  )
  const firedAt: number[] = []
  const raised: number[] = []
  let unknown = 0
  for (const since of [...new Set([...signs, ...begins])].toSorted((one, other) => one - other)) {
    const dueAt = since + rule.value * minuteMs
    if (dueAt > now || signs.some((at) => since < at && at <= dueAt)) continue
    const known = told.filter(({ at }) => dueAt - signsKnownMs <= at && at <= dueAt)
    const context = { beneficiaryId: 'tried', events: known, devices: devicesOf(known, dueAt), raised }
    const verdict = judgeSigns(rule, { ...context, shifts, timeZone }, dueAt)
    if (verdict.fires) {
      firedAt.push(dueAt)
      raised.push(verdict.cause.at)
    } else if (verdict.why.kind === 'deviceSilent') unknown += 1
  }
  return { firedAt, unknown }
}

/** The devices that told something, and whether that is lately enough: what is known of the past says no more of them. */
export function devicesOf(told: readonly ToldEvent[], at: number): SignsDevice[] {
  return [...Map.groupBy(told, ({ deviceId }) => deviceId)].flatMap(([deviceId, own]) => {
    const [first] = own
    if (first === undefined) return []
    const { deviceType } = first
    const lastSeenAt = Math.max(...own.map((one) => one.at))
    const isHeard = hearingOf({ type: deviceType, lastSeenAt }, at).state === 'heard'
    return [{ deviceId, deviceType, assignedAt: 0, isHeard }]
  })
}
