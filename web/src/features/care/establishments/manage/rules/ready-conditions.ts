import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { canSend, type DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Shift } from '@vigie/domain/time/shift'
import { holdsTime } from '@vigie/domain/time/shift-window'
import { isBedPad } from '../../../devices/bed-pads.ts'
import type { ConditionForm } from './condition-form.ts'
import { emptyRule, type RuleForm, typesMeant } from './rule-form.ts'

/** The times of day that a ready-made rule may be for, by an hour of each on the home's clock: the shifts that hold it are meant. */
export const timesOfDay = { night: '03:00', day: '13:00' } as const
type TimeOfDay = keyof typeof timesOfDay

interface Ready {
  readonly action: EventKind
  /** Which of the types that can send it are meant; all, where nothing is said. */
  readonly isMeant?: (type: DeviceType) => boolean
  readonly during?: TimeOfDay
  readonly condition: Partial<ConditionForm>
  /** What it waits for where the home has no shift at its time of day, so that it holds at night too. */
  readonly alwaysValue?: string
}

const isMotion = (type: DeviceType) => type.endsWith('PIR')
const isDoorMagnet = (type: DeviceType) => canSend(type, 'doorOpen') && !isMotion(type)
const { greater, lesser, number_of_more, times_more, times_less } = comparisonOperators
const { TEMPERATURE, CO2 } = sensorMetrics
const { NOT_BACK, NO_SIGN } = absenceMetrics
const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics

/** The conditional rules that homes ask for most, by what they are called among the texts. */
const readyConditions = {
  coldRoom: {
    action: 'temperature',
    condition: { metric: TEMPERATURE, operator: lesser, value: '18', heldMinutes: '30' },
  },
  hotRoom: {
    action: 'temperature',
    condition: { metric: TEMPERATURE, operator: greater, value: '27', heldMinutes: '60' },
  },
  stuffyRoom: {
    action: 'co2',
    condition: { metric: CO2, operator: greater, value: '1500', heldMinutes: '30' },
  },
  manyRises: {
    ...{ action: 'standUp', isMeant: isBedPad, during: 'night' },
    condition: { metric: TRIGGER_COUNT, operator: greater, value: '4' },
  },
  notBack: {
    ...{ action: 'standUp', isMeant: isBedPad, during: 'night' },
    condition: { metric: NOT_BACK, operator: greater, value: '15' },
  },
  moreRises: {
    ...{ action: 'standUp', isMeant: isBedPad, during: 'night' },
    condition: { metric: TRIGGER_COUNT, operator: times_more, value: '2', period: 'lastMonth' },
  },
  fewMoves: {
    ...{ action: 'presenceDetected', isMeant: isMotion, during: 'day' },
    condition: { metric: TRIGGER_COUNT, operator: times_less, value: '2', period: 'lastMonth' },
  },
  longInBed: {
    ...{ action: 'layDown', isMeant: isBedPad, during: 'day' },
    condition: { metric: PRESSED_DURATION, operator: number_of_more, value: '120', period: 'lastMonth' },
  },
  noRise: {
    ...{ action: 'standUp', isMeant: isBedPad, during: 'day' },
    condition: { metric: TRIGGER_COUNT, operator: lesser, value: '1' },
  },
  manyCalls: {
    action: 'buttonPressed',
    condition: { metric: TRIGGER_COUNT, operator: greater, value: '5' },
  },
  noSign: {
    ...{ action: 'noSignOfLife', during: 'day' },
    condition: { metric: NO_SIGN, operator: greater, value: '120' },
    // Whoever sleeps gives no sign: longer than a night.
    alwaysValue: '720',
  },
  openDoor: {
    ...{ action: 'doorOpen', isMeant: isDoorMagnet, during: 'night' },
    condition: { metric: NOT_BACK, operator: greater, value: '10' },
  },
} as const satisfies Record<string, Ready>
export type ReadyCondition = keyof typeof readyConditions
export const readyConditionNames = Object.keys(readyConditions) as ReadyCondition[]

/**
 * A form that begins with a ready-made conditional rule. One of the night, or the day, is for the shifts that the home has then; where it
 * has none, for whole days, and is not called so; one that would wake people for whoever sleeps then waits for longer.
 */
export function readyConditionForm(
  ready: ReadyCondition,
  shifts: readonly Shift[],
  nameOf: (ready: ReadyCondition, during: TimeOfDay | null) => string,
): RuleForm {
  const { action, isMeant = () => true, during, condition, alwaysValue }: Ready = readyConditions[ready]
  const meant = during ? shifts.filter((shift) => holdsTime(shift, timesOfDay[during])) : []
  return {
    ...emptyRule,
    ...condition,
    ...(alwaysValue !== undefined && meant.length === 0 && { value: alwaysValue }),
    type: 'conditional',
    name: nameOf(ready, during && meant.length > 0 ? during : null),
    action,
    deviceTypes: typesMeant(action).filter(isMeant),
    shiftIds: meant.map(({ id }) => id),
  }
}

/** A conditional rule to begin with where none of those is meant: how often somebody gets up. */
export const emptyConditionalRule: RuleForm = {
  ...emptyRule,
  type: 'conditional',
  action: 'standUp',
  deviceTypes: typesMeant('standUp'),
}
