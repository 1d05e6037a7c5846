import { createHash } from 'node:crypto'
import { severityOf } from '@vigie/domain/alerts/severity'
import { triggerMetrics } from '@vigie/domain/care/enums'
import { silencedUntil } from '@vigie/domain/care/silenced'
import type { Assignment } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { isReading } from '@vigie/domain/rules/condition'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import type { WindowCause } from '@vigie/domain/rules/window-cause'
import type { WindowFiring } from '@vigie/domain/rules/window-verdict'
import type { Firing } from '../alerts/firing.ts'
import { raiseTogether } from '../alerts/raise-together.ts'
import { assignmentOrReport } from '../data/devices.ts'

/** What fires, of whom, and a device to be named where it is not a reading of one. */
export interface FiringWindow {
  establishmentId: string
  beneficiaryId: string
  ruleId: string
  rule: ConditionalRule
  /** The id of the event that a firing of this name stands for: it is raised once. */
  eventIdOf: (name: string) => string
  timeZone: string
  device: { deviceId: string; deviceType: DeviceType }
}

/** Care may be ended before its time: what waits for its end is looked at again so often. */
const duringCareMs = 20_000

/**
 * Raises the alerts that a window asks for, on the way of every alert: each once, however often it is asked for, one at a time for a
 * rule and a resident. Warnings wait where care is under way with the resident, unless `evenDuringCare`, as of what is known at the end of a
 * window alone: answers when to look again, null: none does. `now` is epoch milliseconds.
 */
export async function raiseWindow(
  window: FiringWindow,
  firings: readonly WindowFiring[],
  now: number,
  { evenDuringCare }: { evenDuringCare: boolean },
): Promise<number | null> {
  const { establishmentId, beneficiaryId, ruleId, rule } = window
  const mayWait = !evenDuringCare && severityOf({ kind: rule.action }) === 'warning'
  const asked = await Promise.all(
    firings.map(async (firing) => {
      // Where it hangs, and care there, may be unknown: the alert is worth more.
      const found = await assignmentOrReport(firing.cause.deviceId ?? window.device.deviceId)
      // The device may be somebody else's by now; it is this resident's that told of it.
      const assignment = found?.beneficiaryId === beneficiaryId ? found : null
      const over = mayWait ? silencedUntil(assignment?.silenced, now) : null
      const waitsUntil = over === null ? null : Math.min(over, now + duringCareMs)
      return { waitsUntil, firing: firingOf(window, firing, { type: found?.type, assignment }, now) }
    }),
  )
  const raised = asked.flatMap(({ waitsUntil, firing }) => (waitsUntil === null ? firing : []))
  if (raised.length > 0) {
    const place = { establishmentId, beneficiaryId, deviceId: window.device.deviceId }
    await raiseTogether({ place, firings: raised, ruleIds: new Set([ruleId]), watchedBy: ruleId })
  }
  const waits = asked.flatMap(({ waitsUntil }) => waitsUntil ?? [])
  return waits.length === 0 ? null : Math.min(...waits)
}

function firingOf(
  window: FiringWindow,
  { name, cause, heldUntil }: WindowFiring,
  { type, assignment }: { type: DeviceType | undefined; assignment: Assignment | null },
  now: number,
): Firing {
  const { establishmentId, beneficiaryId, ruleId, rule, timeZone } = window
  const deviceId = cause.deviceId ?? window.device.deviceId
  const { at: occurredAt } = cause
  const id = window.eventIdOf(name)
  return {
    rule: { id: ruleId, name: rule.name, recipients: rule.recipients, methods: rule.methods },
    place: { establishmentId, beneficiaryId, deviceId },
    deviceType: type ?? window.device.deviceType,
    deviceLocation: assignment?.location ?? '',
    timeZone,
    event: {
      eventId: heldUntil === null ? id : `${id}-${occurredAt.toString(36)}`,
      deviceId,
      kind: rule.action,
      value: measuredValue(cause),
      occurredAt,
      ...{ battery: null, rssi: null, snr: null },
    },
    timing: 'live',
    clockWrong: false,
    belongsAt: occurredAt,
    saidAt: occurredAt,
    publishedAt: now,
    receivedAt: now,
    cause,
    ...(heldUntil !== null && { held: { ids: `${id}-`, until: heldUntil } }),
  }
}

/** By what the alerts of a window are known among the events of its rule; those of readings, with when they began to hold. */
export const eventIdsOf =
  (window: Parameters<typeof windowIdOf>[0]) =>
  (name: string): string =>
    `window-${createHash('sha256')
      .update(`${windowIdOf(window)}\n${name}`)
      .digest('hex')
      .slice(0, 24)}`

/** What was measured, in the unit of the kind of event; a count is none. */
function measuredValue({ metric, measured }: WindowCause): number | null {
  if (isReading(metric)) return measured
  return metric === triggerMetrics.PRESSED_DURATION ? Math.round(measured * 60) : null
}
