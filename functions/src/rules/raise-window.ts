import { createHash } from 'node:crypto'
import { triggerMetrics } from '@vigie/domain/care/enums'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { isReading } from '@vigie/domain/rules/condition'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { WindowFiring } from '@vigie/domain/rules/judge-window'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import type { WindowCause } from '@vigie/domain/rules/window-cause'
import type { Firing } from '../alerts/firing.ts'
import { raiseTogether } from '../alerts/raise-together.ts'
import { readAssignment } from '../data/devices.ts'

/** What fires, of whom, and a device to be named where it is not a reading of one. */
export interface FiringWindow {
  establishmentId: string
  beneficiaryId: string
  ruleId: string
  rule: ConditionalRule
  from: number
  timeZone: string
  device: { deviceId: string; deviceType: DeviceType }
}

/**
 * Raises the alerts that a window asks for, on the way of every alert: each once, however often it is asked for, one at a time for a
 * rule and a resident. `now` is epoch milliseconds.
 */
export async function raiseWindow(
  window: FiringWindow,
  firings: readonly WindowFiring[],
  now: number,
): Promise<void> {
  const { establishmentId, beneficiaryId, ruleId } = window
  const raised = await Promise.all(firings.map((firing) => firingOf(window, firing, now)))
  const place = { establishmentId, beneficiaryId, deviceId: window.device.deviceId }
  await raiseTogether({ place, firings: raised, ruleIds: new Set([ruleId]), watchedBy: ruleId })
}

async function firingOf(
  window: FiringWindow,
  { name, cause, heldUntil }: WindowFiring,
  now: number,
): Promise<Firing> {
  const { establishmentId, beneficiaryId, ruleId, rule, timeZone } = window
  const deviceId = cause.deviceId ?? window.device.deviceId
  // The device may be somebody else's by now; it is this resident's that told of it.
  const assignment = await readAssignment(deviceId)
  const { at: occurredAt } = cause
  const id = idOf(window, name)
  return {
    rule: { id: ruleId, name: rule.name, recipients: rule.recipients, methods: rule.methods },
    place: { establishmentId, beneficiaryId, deviceId },
    deviceType: assignment?.type ?? window.device.deviceType,
    deviceLocation: assignment?.beneficiaryId === beneficiaryId ? assignment.location : '',
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

/** By what an alert of a window is known among the events of its rule; of readings, with when they began to hold. */
const idOf = (window: FiringWindow, name: string) =>
  `window-${createHash('sha256')
    .update(`${windowIdOf(window)}\n${name}`)
    .digest('hex')
    .slice(0, 24)}`

/** What was measured, in the unit of the kind of event; a count is none. */
function measuredValue({ metric, measured }: WindowCause): number | null {
  if (isReading(metric)) return measured
  return metric === triggerMetrics.PRESSED_DURATION ? Math.round(measured * 60) : null
}
