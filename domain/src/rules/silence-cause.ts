import type { DeviceType } from '../devices/device-catalogue.ts'
import type { TechnicalSubject } from '../supervision/technical-alert.ts'
import type { Watch } from '../supervision/watch.ts'
import type { Rule } from './rule.ts'

/** A device that is not heard, and with whom it is. */
export interface SilentDevice {
  beneficiaryId: string
  type: DeviceType
  /** Where it hangs; empty where that is not known. */
  location: string
}

/** The devices of which a technical alert tells that they are not heard; none where it tells of none. */
export function silentDevices(subject: TechnicalSubject, { devices }: Watch): SilentDevice[] {
  const all = Object.values(devices)
  if (subject.kind === 'home') return all
  if (subject.kind === 'gateway') return all.filter(({ gatewayId }) => gatewayId === subject.gatewayId)
  return subject.kind === 'device' ? [subject] : []
}

type Telling = Pick<Rule, 'activated' | 'tellsSilence' | 'beneficiaryId' | 'deviceTypes'>

/** Why a rule tells nobody of a silence. */
export type WhyNotTold = 'deactivated' | 'tellsNoSilence' | 'otherBeneficiary' | 'otherDeviceType'

/**
 * Why a rule tells its people nothing of a silence; null: it does, whatever the shift: without one of these devices it fires on nothing. Of many devices that are
 * silent together it does so once.
 */
export function whyNotTold(rule: Telling, silent: readonly SilentDevice[]): WhyNotTold | null {
  if (!rule.activated) return 'deactivated'
  if (rule.tellsSilence !== true) return 'tellsNoSilence'
  const { beneficiaryId, deviceTypes } = rule
  const theirs = silent.filter((device) => beneficiaryId === null || beneficiaryId === device.beneficiaryId)
  if (theirs.length === 0) return 'otherBeneficiary'
  return theirs.some(({ type }) => deviceTypes.includes(type)) ? null : 'otherDeviceType'
}

/** Whether a rule tells its people of a silence. */
export const tellsOfSilence = (rule: Telling, silent: readonly SilentDevice[]): boolean =>
  whyNotTold(rule, silent) === null

/** Of silent devices those of one resident that a rule watches: all that whoever follows that resident alone is told of. */
export const silentWith = (rule: Rule, bid: string, silent: readonly SilentDevice[]): SilentDevice[] =>
  silent.filter((device) => device.beneficiaryId === bid && tellsOfSilence(rule, [device]))

/** Of whom a message of such a rule is, so that whoever may read of them alone gets it; null: of several residents. */
export function silentOf(rule: Rule, silent: readonly SilentDevice[]): string | null {
  const residents = new Set(
    silent.filter((device) => tellsOfSilence(rule, [device])).map(({ beneficiaryId }) => beneficiaryId),
  )
  const [only] = residents
  return residents.size === 1 && only !== undefined ? only : null
}
