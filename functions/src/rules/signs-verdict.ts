import { unitOf } from '@vigie/domain/rules/condition'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { judgeSigns } from '@vigie/domain/rules/judge-signs'
import { isSign } from '@vigie/domain/rules/signs'
import { devicesOf } from '@vigie/domain/rules/try-signs'
import { beginsAfter, watchedSince } from '@vigie/domain/rules/watched-time'
import { type WindowSpan, windowAt } from '@vigie/domain/rules/window-span'
import type { AboutThen, Asked, Verdict } from './condition-verdict.ts'

const minuteMs = 60_000

/** The time after a sign of life in which a rule waits for another; or why it does not. */
export function signsSpan(
  rule: ConditionalRule,
  { told, beneficiaryId, shifts, timeZone }: Asked,
): WindowSpan | NonNullable<Verdict['why']> {
  if (!rule.activated) return 'deactivated'
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== beneficiaryId) return 'otherBeneficiary'
  if (!isSign(told.kind)) return 'otherAction'
  const waitMs = rule.value * minuteMs
  const since = watchedSince(rule, shifts, told.at + waitMs, timeZone, told.at)
  if (since === null || windowAt(rule, shifts, since + waitMs, timeZone) === null) return 'outsideShifts'
  return { shiftId: null, from: told.at, until: since + waitMs + 1 }
}

/** What a rule on signs of life, as it is today, does after one: whether it fired, or what kept it from that. `now` is epoch milliseconds. */
export function signsVerdict(
  rule: ConditionalRule,
  span: WindowSpan,
  { told, beneficiaryId, shifts, timeZone }: Asked,
  then: AboutThen,
  now: number,
): Verdict {
  const judgedAt = (seenAt: number) => {
    const isBy = ({ at }: { at: number }) => at <= seenAt
    const events = [told, ...then.events.filter(isBy)]
    const signs = then.signs.filter(isBy).map((sign) => ({ ...told, ...sign }))
    const devices = devicesOf([...events, ...signs], seenAt)
    const context = { beneficiaryId, events, devices, raised: [], shifts, timeZone }
    // As it is today, whenever it was made.
    return judgeSigns({ ...rule, watchesSince: 0 }, context, seenAt)
  }
  const seenAt = Math.min(now, span.until)
  let verdict = judgedAt(seenAt)
  if (!verdict.fires && verdict.why.kind === 'deviceSilent') {
    // Nobody knew. It is told of as it watches next, where they are heard by then and nobody stirred.
    const nextAt = beginsAfter(rule, shifts, seenAt, timeZone) + rule.value * minuteMs
    const isEnded = then.events.some(({ kind, at }) => isSign(kind) && told.at < at && at <= nextAt)
    const next = nextAt <= now && !isEnded ? judgedAt(nextAt) : verdict
    if (next.fires) verdict = next
  }
  const unit = unitOf(rule.metric)
  const threshold = rule.value
  if (verdict.fires) {
    const { measured, at: since } = verdict.cause
    return { why: null, facts: { unit, measured, threshold, since } }
  }
  const { why } = verdict
  if (why.kind === 'stirred')
    return why.at === told.at
      ? { why: 'waitsForSign', facts: { unit, threshold, until: why.until } }
      : { why: 'stirred', facts: { unit, threshold, since: why.at } }
  const { since, until } = { since: undefined, until: undefined, ...why }
  return {
    why: why.kind,
    facts: { unit, threshold, ...(since !== undefined && { since }), ...(until !== undefined && { until }) },
  }
}
