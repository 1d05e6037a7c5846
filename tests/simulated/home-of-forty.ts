import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { type LiveRule, liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { comparesWithUsual } from '@vigie/domain/rules/condition'
import { type ConditionalRule, conditionalRuleSchema } from '@vigie/domain/rules/conditional-rule'
import type { RuleMetric, RuleOperator } from '@vigie/domain/rules/metrics'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Shift } from '@vigie/domain/time/shift'
import type { Random } from '@vigie/emulators/seed/random'

/** A sensor of a resident. */
export interface Sensor {
  deviceId: string
  type: DeviceType
  bid: string
  /** So many minutes apart on average it tells something, where that is not as its type does. */
  apartMin?: number
  /** Whose it is gets up at half past six and stays up, helped meanwhile, or told of an hour late. */
  mornings?: 'helped' | 'late'
}

/** A home as a simulation runs it. */
export interface SimulatedHome {
  timeZone: string
  shifts: readonly Shift[]
  bids: readonly string[]
  /** With whom care is under way at times, once they are up. */
  caredFor: readonly string[]
  sensors: readonly Sensor[]
  live: ReadonlyMap<string, LiveRule>
  conditional: ReadonlyMap<string, ConditionalRule>
  staff: readonly string[]
  plan: EscalationPlan
}

const shift = (id: string, start: string, end: string): Shift => ({
  ...{ id, name: id, nameFR: id, nameEN: id },
  ...{ start, end },
})
/** The round lies about the hour that clocks leave out, or have twice. */
const shifts = [
  shift('day', '07:00', '15:00'),
  shift('evening', '15:00', '23:00'),
  shift('night', '23:00', '07:00'),
  shift('round', '01:30', '02:30'),
]

const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics
const { TEMPERATURE, HUMIDITY, CO2 } = sensorMetrics
const { greater, lesser, equal, number_of_more, number_of_less, times_more, times_less } = comparisonOperators
const operators = [greater, lesser, equal, number_of_more, number_of_less, times_more, times_less]
const readings = [
  { metric: TEMPERATURE, action: 'temperature', type: 'DRAGINO-LHT65S-NE117' },
  { metric: HUMIDITY, action: 'humidity', type: 'DRAGINO-LHT65S-NE117' },
  { metric: CO2, action: 'co2', type: 'DRAGINO-AQS01L' },
] as const

/** About which value each metric is judged; readings are made to lie about it. */
export const middleOf: Readonly<Record<RuleMetric, number>> = {
  [TRIGGER_COUNT]: 4,
  [PRESSED_DURATION]: 90,
  [TEMPERATURE]: 20,
  [HUMIDITY]: 45,
  [CO2]: 900,
  [absenceMetrics.NOT_BACK]: 15,
  [absenceMetrics.NO_SIGN]: 100,
}
const spreadOf: Readonly<Record<RuleMetric, number>> = {
  ...{ [TRIGGER_COUNT]: 2, [PRESSED_DURATION]: 60 },
  ...{ [TEMPERATURE]: 2, [HUMIDITY]: 10, [CO2]: 200, [absenceMetrics.NOT_BACK]: 10 },
  [absenceMetrics.NO_SIGN]: 40,
}

/** What is there of every rule, from long before the simulation on. */
const said = (uids: readonly string[]) => ({
  ...{ recipients: uids.map((uid) => ({ kind: 'user' as const, uid })), methods: ['sms' as const] },
  ...{ activated: true, createdBy: 'admin', createdAt: 1, updatedAt: 1 },
})

/** A home of forty residents: a rule for each metric and operator, each for a resident of its own, and live ones for all. */
export function homeOfForty(random: Random): SimulatedHome {
  const bids = Array.from({ length: 40 }, (_, index) => `resident-${index}`)
  const staff = Array.from({ length: 6 }, (_, index) => `staff-${index}`)
  const sensors: Sensor[] = []
  const live = new Map<string, LiveRule>()
  const conditional = new Map<string, ConditionalRule>()
  const put = (bid: string, type: DeviceType, own: Pick<Sensor, 'apartMin' | 'mornings'> = {}): void => {
    const deviceId = (0xa84041 * 2 ** 24 + sensors.length).toString(16).padStart(16, '0')
    sensors.push({ deviceId, type, bid, ...own })
  }
  // Every other rule tells of a silence too.
  const told = () => ({
    ...said([random.pick(staff)]),
    tellsSilence: (live.size + conditional.size) % 2 === 0,
  })
  const addLive = (action: EventKind, type: DeviceType, shiftIds: string[] = [], id: string = action) => {
    const rule = {
      type: 'live',
      name: action,
      beneficiaryId: null,
      deviceTypes: [type],
      action,
      shiftIds,
      ...told(),
    }
    live.set(`live-${id}`, liveRuleSchema.parse(rule))
  }
  const addCondition = (
    bid: string | null,
    change: Pick<ConditionalRule, 'metric' | 'operator' | 'action'>,
    type: DeviceType,
    own: Partial<Pick<ConditionalRule, 'value' | 'shiftIds' | 'deviceTypes'>> = {},
  ) => {
    const { metric, operator } = change
    const isReading = readings.some((reading) => reading.metric === metric)
    const period = random.pick([
      { kind: 'lastWeek' as const },
      { kind: 'lastWeek' as const },
      { kind: 'lastMonth' as const },
    ])
    const rule = {
      ...{
        type: 'conditional',
        name: `${metric} ${operator}`,
        beneficiaryId: bid,
        deviceTypes: [type],
        ...change,
      },
      value: limitOf(metric, operator, random),
      shiftIds: random.pick([
        [],
        ['night'],
        ['day', 'evening'],
        ['night', 'round'],
        ['day', 'evening', 'night'],
      ]),
      period: comparesWithUsual(operator) ? period : null,
      heldMinutes: isReading ? random.pick([1, 20, 45, 90]) : null,
      watchesSince: 1,
      ...told(),
      ...own,
    }
    conditional.set(`rule-${conditional.size}`, conditionalRuleSchema.parse(rule))
  }

  const [at = ''] = bids
  for (const bid of bids) put(bid, 'NOVIKA-LW-BOUTON')
  operators.forEach((operator, index) => {
    const [counted = at, lasting = at] = [bids[index], bids[index + 7]]
    put(counted, 'NOVIKA-LW-BANDE')
    addCondition(counted, { metric: TRIGGER_COUNT, operator, action: 'standUp' }, 'NOVIKA-LW-BANDE')
    const [type, action] = random.pick([
      ['NOVIKA-LW-BANDE', 'layDown'],
      ['NOVIKA-LW-COUSSIN', 'sitDown'],
      ['NOVIKA-LW-AIMANT', 'doorOpen'],
      ['NOVIKA-LW-COUSSIN', 'timeSitting'],
    ] as const)
    put(lasting, type)
    if (random.chance(0.3)) put(lasting, type)
    addCondition(lasting, { metric: PRESSED_DURATION, operator, action }, type)
    readings.forEach(({ metric, action, type }, kind) => {
      const bid = bids[14 + 3 * index + kind] ?? at
      put(bid, type)
      addCondition(bid, { metric, operator, action }, type)
    })
  })
  // Two who live with a bed pad and a button, one of them behind a door that tells.
  const [quiet = at, behindDoor = at] = bids
  put(behindDoor, 'NOVIKA-LW-AIMANT')
  for (const bid of [quiet, behindDoor])
    addCondition(
      bid,
      { metric: absenceMetrics.NO_SIGN, operator: greater, action: 'noSignOfLife' },
      'NOVIKA-LW-BANDE',
    )
  const alarms = [
    ['fall', 'NOVIKA-LW-CEINTURE'],
    ['zipperDetached', 'NOVIKA-LW-TIRETTE'],
    ['wanderingDetected', 'NOVIKA-LW-ANTIFUGUE'],
    ['doorOpen', 'NOVIKA-LW-AIMANT'],
    ['floorMatPressed', 'NOVIKA-LW-TAPISSOL'],
  ] as const
  alarms.forEach(([action, type], index) => {
    put(bids[35 + index] ?? at, type)
    addLive(action, type, index < 3 ? [] : random.pick([['night'], ['round', 'evening']]))
  })
  // Who gets up by night, from a bed or else from a chair too; who goes out by one of two doors; and a door that is left alone for hours, until nobody knows.
  const [inBed = at, inChair = at, wanders = at, seldom = at] = bids.slice(35)
  const isAwaited = (action: 'standUp' | 'doorOpen') =>
    ({ metric: absenceMetrics.NOT_BACK, operator: greater, action }) as const
  put(inBed, 'NOVIKA-LW-BANDE', { mornings: 'helped' })
  put(inChair, 'NOVIKA-LW-BANDE', { mornings: 'late' })
  put(inChair, 'NOVIKA-LW-COUSSIN')
  for (const bid of [wanders, wanders]) put(bid, 'NOVIKA-LW-AIMANT')
  put(seldom, 'NOVIKA-LW-AIMANT', { apartMin: 300 })
  addCondition(inBed, isAwaited('standUp'), 'NOVIKA-LW-BANDE', { shiftIds: ['night'] })
  const bedOrChair: DeviceType[] = ['NOVIKA-LW-BANDE', 'NOVIKA-LW-COUSSIN']
  addCondition(inChair, isAwaited('standUp'), 'NOVIKA-LW-BANDE', {
    ...{ deviceTypes: bedOrChair, shiftIds: random.pick([['night'], ['evening', 'night']]) },
  })
  addCondition(wanders, isAwaited('doorOpen'), 'NOVIKA-LW-AIMANT')
  // So little that a door is heard still, and so much that it is not, until after the evening perhaps.
  const long = [
    { value: 230, shiftIds: ['day', 'evening', 'night'] },
    { value: 250, shiftIds: ['day', 'evening'] },
  ]
  for (const own of long) addCondition(seldom, isAwaited('doorOpen'), 'NOVIKA-LW-AIMANT', own)
  addCondition(null, isAwaited('standUp'), 'NOVIKA-LW-BANDE')
  addLive('buttonPressed', 'NOVIKA-LW-BOUTON')
  // One press is told of by two, and by night by three.
  addLive('buttonPressed', 'NOVIKA-LW-BOUTON', [], 'pressed-too')
  addLive('buttonPressed', 'NOVIKA-LW-BOUTON', ['night'], 'pressed-by-night')
  addCondition(null, { metric: TRIGGER_COUNT, operator: greater, action: 'standUp' }, 'NOVIKA-LW-BANDE')
  addCondition(null, { metric: TRIGGER_COUNT, operator: equal, action: 'buttonPressed' }, 'NOVIKA-LW-BOUTON')
  const steps = [[staff[2] ?? '', staff[3] ?? ''], [staff[4] ?? ''], [staff[5] ?? '']]
  const plan: EscalationPlan = {
    ...{
      activated: true,
      alerts: random.pick(['callsForHelp', 'all']),
      repeatMinutes: random.between(60, 120),
    },
    steps: steps.map((uids) => ({
      uids,
      onShift: false,
      methods: ['sms'],
      afterMinutes: random.between(2, 6),
    })),
    ...{ resolveWithinMinutes: random.pick([null, 20]), shifts: [] },
  }
  const caredFor = [inBed, inChair]
  return { timeZone: 'America/Toronto', shifts, bids, caredFor, sensors, live, conditional, staff, plan }
}

function limitOf(metric: RuleMetric, operator: RuleOperator, random: Random): number {
  if (operator === times_more || operator === times_less)
    return metric >= TEMPERATURE ? 1.05 : random.pick([1.5, 2])
  const spread = spreadOf[metric]
  if (operator === number_of_more || operator === number_of_less) return Math.max(1, Math.round(spread / 2))
  if (metric === TRIGGER_COUNT && operator === equal) return random.pick([0, 1, 3, 5])
  return Math.max(1, middleOf[metric] + random.between(-spread, spread))
}
