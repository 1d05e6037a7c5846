import type { DeviceType } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'

/** The button that stands in a room to say that care begins there. */
export const careButton = 'NOVIKA-LW-BOUTONSILENCE' satisfies DeviceType

/** The rules of a home, and which it has besides that cannot be read. */
export interface CareRules {
  /**
   * Of either type: somebody who counts the presses of a button is called by it too. Also those that are switched off, as far as they name that
   * button: what was a call for help does not become the beginning of care by that (docs/adr/0090-care-under-way.md).
   */
  rules: readonly { readonly action: string; readonly deviceTypes: readonly string[] }[]
  unreadable: readonly string[]
}

/** Of a home whose rules name that button nowhere, or of which that is all that is known. */
export const noCareRules: CareRules = { rules: [], unreadable: [] }

/**
 * Whether an event says that care begins, and calls for nobody: a press of that button, in a home that has no rule by which it calls somebody, activated or not.
 * A home where a rule cannot be read may have one: there it is a call.
 */
export const isCarePress = (
  kind: EventKind,
  deviceType: DeviceType,
  { rules, unreadable }: CareRules,
): boolean =>
  deviceType === careButton &&
  kind === 'buttonPressed' &&
  unreadable.length === 0 &&
  !rules.some(({ action, deviceTypes }) => action === kind && deviceTypes.includes(deviceType))
