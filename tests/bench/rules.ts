import { comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { addCondition } from '../support/home-that-watches.ts'
import { homesUnderLoad, type LoadDevice } from './homes-under-load.ts'
import { benchIngest, type IngestBenchResult } from './ingest.ts'

export interface RulesResult {
  rulesPerHome: { live: number; conditional: number }
  /** Windows of conditional rules are written within this, and judged by another function. */
  ingest: IngestBenchResult
}

const { greater, lesser } = comparisonOperators

/** Counted, measured and read of what residents have; none of it fires, as most of the time. */
const watched: readonly [DeviceType, EventKind, Partial<ConditionalRule>][] = [
  ...(['layDown', 'sitDown', 'standUp'] as const).map((action): (typeof watched)[number] => [
    'NOVIKA-LW-BANDE',
    action,
    { metric: triggerMetrics.TRIGGER_COUNT, operator: greater, value: 1_000 },
  ]),
  ['NOVIKA-LW-COUSSIN', 'standUp', { metric: triggerMetrics.TRIGGER_COUNT, operator: greater, value: 1_000 }],
  ['NOVIKA-LW-AIMANT', 'doorOpen', { metric: triggerMetrics.TRIGGER_COUNT, operator: greater, value: 1_000 }],
  [
    'NOVIKA-LW-BANDE',
    'layDown',
    { metric: triggerMetrics.PRESSED_DURATION, operator: greater, value: 1_440 },
  ],
  ['NOVIKA-LW-AIMANT', 'doorOpen', { metric: triggerMetrics.PRESSED_DURATION, operator: lesser, value: 1 }],
  [
    'DRAGINO-LHT65S-NE117',
    'temperature',
    { metric: sensorMetrics.TEMPERATURE, operator: lesser, value: 18, heldMinutes: 20 },
  ],
  [
    'DRAGINO-LHT65S-NE117',
    'temperature',
    { metric: sensorMetrics.TEMPERATURE, operator: greater, value: 28, heldMinutes: 20 },
  ],
  ['DRAGINO-AQS01L', 'co2', { metric: sensorMetrics.CO2, operator: greater, value: 1_500, heldMinutes: 20 }],
]
/** Beside the rule on buttons that each home has: of what nobody has, as most rules are not about an event. */
const others: readonly [DeviceType, EventKind][] = [
  ['NOVIKA-LW-TIRETTE', 'zipperDetached'],
  ['NOVIKA-LW-CEINTURE', 'fall'],
  ['NOVIKA-LW-ANTIFUGUE', 'wanderingDetected'],
  ['NOVIKA-LW-TAPISSOL', 'floorMatPressed'],
  ['NOVIKA-LW-LOCALISATEUR', 'presenceDetected'],
  ['NOVIKA-LW-TRACKERD', 'fall'],
  ['NOVIKA-LW-EXTTAPISSOL', 'floorMatPressed'],
  ['NOVIKA-LW-EXTPIR', 'presenceDetected'],
  ['NOVIKA-LW-TRACKERD', 'buttonPressed'],
]

/** Feeds `ingest` as its own measure does, with twenty rules in each home. */
export async function benchRules({ seconds }: { seconds: number }): Promise<RulesResult> {
  const ingest = await benchIngest({ seconds, homes: homesWithRules })
  return { rulesPerHome: { live: others.length + 1, conditional: watched.length }, ingest }
}

async function homesWithRules(devices: number): Promise<LoadDevice[]> {
  const all = await homesUnderLoad(devices)
  for (const home of new Set(all.map((device) => device.home))) {
    const nurse = await home.addMember()
    const told = { recipients: [{ kind: 'user' as const, uid: nurse }] }
    await Promise.all([
      ...others.map(([type, action]) => home.addRule({ action, deviceTypes: [type], ...told })),
      ...watched.map(([type, action, change]) =>
        addCondition(home, nurse, { action, deviceTypes: [type], shiftIds: [], ...change }),
      ),
    ])
  }
  return all
}
