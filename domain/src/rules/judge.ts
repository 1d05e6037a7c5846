import { evaluateLiveRule, type LiveRuleContext, type WhyNot } from '../alerts/rule-evaluation.ts'
import { isAbsence, isNoSign } from './condition.ts'
import { type AbsenceContext, type AbsenceSilence, judgeAbsence } from './judge-absence.ts'
import { judgeSigns, type SignsContext, type SignsSilence } from './judge-signs.ts'
import { judgeWindow } from './judge-window.ts'
import type { RuleMetric } from './metrics.ts'
import type { Rule } from './rule.ts'
import type { WindowContext, WindowFiring, WindowSilence } from './window-verdict.ts'

/** What a rule is judged on: an event as it comes, a window of what was watched, an exit after which nobody came back, or a resident who gives no sign of life. */
export type Cause =
  | ({ kind: 'event' } & LiveRuleContext)
  | ({ kind: 'window' } & WindowContext)
  | ({ kind: 'absence' } & AbsenceContext)
  | ({ kind: 'signs' } & SignsContext)

/** Whether a rule fires, and what for, or why it does not. `otherCause`: it is not of the type that looks at this. */
export type Verdict =
  | { fires: true; firings: readonly WindowFiring[] }
  | { fires: false; why: { kind: WhyNot | 'otherCause' } | WindowSilence | AbsenceSilence | SignsSilence }

/** Judges a rule of either type on a cause at `now` (epoch milliseconds); a live rule fires with no more to say than the event itself. */
export function judge(rule: Rule, cause: Cause, now: number): Verdict {
  if (cause.kind === 'event') {
    if (rule.type !== 'live') return { fires: false, why: { kind: 'otherCause' } }
    const verdict = evaluateLiveRule(rule, cause)
    return verdict.fires ? { fires: true, firings: [] } : { fires: false, why: { kind: verdict.why } }
  }
  if (rule.type !== 'conditional' || lookedAtBy(rule.metric) !== cause.kind)
    return { fires: false, why: { kind: 'otherCause' } }
  if (cause.kind === 'window') return judgeWindow(rule, cause, now)
  const verdict = cause.kind === 'signs' ? judgeSigns(rule, cause, now) : judgeAbsence(rule, cause, now)
  return verdict.fires
    ? { fires: true, firings: [{ name: '', cause: verdict.cause, heldUntil: null }] }
    : verdict
}

function lookedAtBy(metric: RuleMetric): Exclude<Cause['kind'], 'event'> {
  if (isNoSign(metric)) return 'signs'
  return isAbsence(metric) ? 'absence' : 'window'
}
