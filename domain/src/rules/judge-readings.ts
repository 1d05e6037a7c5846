import { episodesOf } from './climate-episodes.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { Known } from './threshold.ts'
import { inOrder } from './told-event.ts'
import type { WindowContext, WindowFiring, WindowVerdict } from './window-verdict.ts'

const minuteMs = 60_000

/** The verdict on the readings of a window: each device for itself, once for each time that it held for long enough. `now` is epoch milliseconds. */
export function judgeReadings(
  rule: ConditionalRule,
  { window, events }: WindowContext,
  { threshold, usual }: Known,
  now: number,
): WindowVerdict {
  const { metric, operator, value, action } = rule
  const heldMs = (rule.heldMinutes ?? 0) * minuteMs
  const episodes = episodesOf(action, operator, threshold, events, Math.min(now, window.until))
  const firings = episodes
    .filter(({ since, heldUntil }) => heldUntil - since >= heldMs)
    .map((episode): WindowFiring => {
      const { deviceId, since: at, heldUntil } = episode
      const { from, until } = window
      const cause = {
        metric,
        operator,
        value,
        threshold,
        usual,
        from,
        until,
        at,
        deviceId,
        measured: episode.value,
      }
      return { name: deviceId, cause, heldUntil }
    })
  const waiting = episodes.filter(
    ({ since, heldUntil, believedUntil }) =>
      heldUntil - since < heldMs &&
      believedUntil !== null &&
      since + heldMs <= Math.min(believedUntil, window.until),
  )
  const lookAgainAt = waiting.length === 0 ? null : Math.min(...waiting.map(({ since }) => since + heldMs))
  if (firings.length > 0) return { fires: true, firings, lookAgainAt }
  const last = inOrder(events).findLast(({ kind }) => kind === action)
  const beyond = episodes.find(({ believedUntil }) => believedUntil !== null)
  if (beyond) return { fires: false, why: { kind: 'notHeld', since: beyond.since, threshold }, lookAgainAt }
  if (!last || last.value === null) return { fires: false, why: { kind: 'noReading' }, lookAgainAt }
  return { fires: false, why: { kind: 'notReached', measured: last.value, threshold }, lookAgainAt }
}
