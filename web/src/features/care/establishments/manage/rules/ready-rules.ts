import { canSend, type DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Shift } from '@vigie/domain/time/shift'
import { holdsTime } from '@vigie/domain/time/shift-window'
import { isBedPad } from '../../../devices/bed-pads.ts'
import { emptyRule, type RuleForm, typesMeant } from './rule-form.ts'

interface Ready {
  readonly action: EventKind
  /** Which of the types that can send it are meant; all, where nothing is said. */
  readonly isMeant?: (type: DeviceType) => boolean
  readonly isAtNight?: boolean
}

const isOfChair = (type: DeviceType) => canSend(type, 'timeSitting')
const isMotion = (type: DeviceType) => type.endsWith('PIR')

/** The rules that homes ask for most, by what they are called among the texts. Each can be said of a live rule: none has a threshold. */
const readyRules = {
  button: { action: 'buttonPressed' },
  pullCord: { action: 'zipperDetached' },
  fall: { action: 'fall' },
  wandering: { action: 'wanderingDetected' },
  bedExit: { action: 'standUp', isMeant: isBedPad, isAtNight: true },
  bedEdge: { action: 'sitDown', isMeant: isBedPad, isAtNight: true },
  chairExit: { action: 'standUp', isMeant: isOfChair },
  door: { action: 'doorOpen', isAtNight: true },
  floorMat: { action: 'floorMatPressed', isAtNight: true },
  motion: { action: 'presenceDetected', isMeant: isMotion, isAtNight: true },
} as const satisfies Record<string, Ready>
export type ReadyRule = keyof typeof readyRules
export const readyRuleNames = Object.keys(readyRules) as ReadyRule[]

/** An hour of the night, on the home's clock: the shifts that hold it are those of the night. */
const atNight = '03:00'

/**
 * A form that begins with a ready-made rule: what is left to say is for whom, and whom to tell. One of the night is for the shifts that
 * the home has then; where it has none, for any time, and is not called so.
 */
export function readyForm(
  ready: ReadyRule,
  shifts: readonly Shift[],
  nameOf: (ready: ReadyRule, isAtNight: boolean) => string,
): RuleForm {
  const { action, isMeant = () => true, isAtNight = false }: Ready = readyRules[ready]
  const ofNight = isAtNight ? shifts.filter((shift) => holdsTime(shift, atNight)) : []
  return {
    ...emptyRule,
    name: nameOf(ready, ofNight.length > 0),
    action,
    deviceTypes: typesMeant(action).filter(isMeant),
    shiftIds: ofNight.map(({ id }) => id),
  }
}
