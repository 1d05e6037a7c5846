import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { Random } from '@vigie/emulators/seed/random'
import { middleOf, type Sensor, type SimulatedHome } from './home-of-forty.ts'
import { firstShowing } from './oracle/wall-clock.ts'
import { midnightOf } from './oracle/windows.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** What a sensor says, and how it comes to us. Instants are epoch milliseconds. */
export interface Said {
  sensor: Sensor
  eventId: string
  kind: EventKind
  value: number | null
  /** When it happened, by the sensor's clock, which is right: whole tens of seconds. */
  at: number
  publishedAt: number
  /** When it is first brought to us; of a gateway that publishes it again, once more. */
  broughtAt: readonly number[]
  /** For so many minutes somebody is helped from then on. */
  helpedMin?: number
}

interface Happening extends Pick<Said, 'kind' | 'value' | 'at' | 'helpedMin'> {
  /** So many minutes it is on its way, beside what else may hold it up. */
  heldUpMin?: number
}

/** What the sensors of a home say from one instant to another, late, twice and in disorder at times. */
export function saidBetween(home: SimulatedHome, from: number, until: number, random: Random): Said[] {
  return home.sensors.flatMap((sensor) => {
    const deaf = deafSpans(from, until, random)
    return happenings(sensor, from, until, random)
      .filter(({ at }) => !deaf.some((span) => span.from <= at && at < span.until))
      .map((one, index) => ({
        ...one,
        sensor,
        eventId: `${sensor.deviceId.slice(-4)}-${from}-${index}`,
        ...passage(one, random),
      }))
  })
}

/** A sensor in six is dead for some hours. */
function deafSpans(from: number, until: number, random: Random) {
  if (!random.chance(0.16)) return []
  const begin = random.between(from, until)
  return [{ from: begin, until: begin + random.between(5, 20) * hour }]
}

const tens = (at: number) => Math.floor(at / (10 * second)) * 10 * second

function happenings(
  { type, apartMin, mornings }: Sensor,
  from: number,
  until: number,
  random: Random,
): Happening[] {
  switch (type) {
    case 'NOVIKA-LW-BANDE':
      return withMornings(
        toldAgain(['standUp', 'layDown', 'sitDown'], 50, from, until, random),
        ...[mornings, from, until, random],
      )
    case 'NOVIKA-LW-COUSSIN':
      return inTurn(['sitDown', 'standUp'], 70, from, until, random).flatMap((one) =>
        one.kind === 'standUp' && random.chance(0.7)
          ? [one, { at: one.at, kind: 'timeSitting', value: random.between(5, 110) * 60 }]
          : [one],
      )
    case 'NOVIKA-LW-AIMANT':
      return toldAgain(['doorOpen', 'doorClose'], apartMin ?? 60, from, until, random)
    case 'DRAGINO-LHT65S-NE117':
      return [
        ...readings('temperature', 2, 0.1, from, until, random),
        ...readings('humidity', 8, 0.5, from, until, random),
      ]
    case 'DRAGINO-AQS01L':
      return readings('co2', 250, 1, from, until, random)
    case 'NOVIKA-LW-TAPISSOL':
      return inTurn(['floorMatPressed'], 90, from, until, random)
    case 'NOVIKA-LW-CEINTURE':
      return inTurn(['fall'], 900, from, until, random)
    case 'NOVIKA-LW-TIRETTE':
      return inTurn(['zipperDetached'], 600, from, until, random)
    case 'NOVIKA-LW-ANTIFUGUE':
      return inTurn(['wanderingDetected'], 400, from, until, random)
    default:
      return pressed(from, until, random)
  }
}

/** One after the other, some left out, so many minutes apart on average. */
function inTurn(
  kinds: readonly EventKind[],
  apartMin: number,
  from: number,
  until: number,
  random: Random,
): Happening[] {
  const found: Happening[] = []
  let index = random.between(0, kinds.length - 1)
  let at = from
  for (;;) {
    at += Math.max(10 * second, -Math.log(1 - random.next()) * apartMin * minute)
    if (at >= until) return found
    const kind = kinds[index % kinds.length]
    index += random.chance(0.1) ? 2 : 1
    if (kind) found.push({ at: tens(at), kind, value: null })
  }
}

/** One after the other, the first kind again at times with none between, as where that is lost. */
function toldAgain(
  kinds: readonly [EventKind, ...EventKind[]],
  apartMin: number,
  from: number,
  until: number,
  random: Random,
): Happening[] {
  return inTurn(kinds, apartMin, from, until, random).flatMap((one) => {
    if (one.kind !== kinds[0] || !random.chance(0.15)) return [one]
    const at = tens(one.at + random.between(10 * second, (apartMin / 2) * minute))
    if (at >= until) return [one]
    // What is told first comes last at times.
    return [random.chance(0.3) ? { ...one, heldUpMin: random.between(2, 40) } : one, { ...one, at }]
  })
}

/** With mornings on which somebody gets up before the night is over, and stays up beyond. */
function withMornings(
  told: readonly Happening[],
  mornings: Sensor['mornings'],
  from: number,
  until: number,
  random: Random,
): Happening[] {
  if (mornings === undefined) return [...told]
  const days = Array.from({ length: Math.ceil((until - from) / day) + 1 }, (_, index) => index)
  const risen = days
    .map((index) => firstShowing(midnightOf(from) + index * day + random.between(375, 395) * minute))
    .filter((at) => from <= at && at < until)
  const others = told.filter(({ at }) => !risen.some((up) => up <= at && at < up + 90 * minute))
  const late = { heldUpMin: random.between(60, 80) }
  const helped = { helpedMin: random.between(40, 60) }
  const up = risen.map((at) => ({ at: tens(at), kind: 'standUp' as const, value: null }))
  return [...others, ...up.map((one) => ({ ...one, ...(mornings === 'late' ? late : helped) }))]
}

/** Whoever presses, presses again at times, and for an hour on end where nobody comes. */
function pressed(from: number, until: number, random: Random): Happening[] {
  const first = inTurn(['buttonPressed'], 1_600, from, until, random)
  const again = first.flatMap(({ at }) =>
    Array.from({ length: random.pick([0, 0, 1, 3, 12]) }, () => at + random.between(1, 400) * 10 * second),
  )
  const all = new Set([...first.map(({ at }) => at), ...again])
  return [...all].filter((at) => at < until).map((at) => ({ at, kind: 'buttonPressed', value: null }))
}

function readings(
  kind: 'temperature' | 'humidity' | 'co2',
  swing: number,
  grain: number,
  from: number,
  until: number,
  random: Random,
): Happening[] {
  const middle = middleOf[{ temperature: 10, humidity: 11, co2: 12 }[kind] as 10 | 11 | 12]
  const turn = random.between(90, 400) * minute
  const found: Happening[] = []
  for (let at = from + random.between(0, 30) * minute; at < until; at += random.between(25, 70) * minute) {
    const wave = Math.sin((2 * Math.PI * at) / turn) * swing + (random.next() - 0.5) * swing
    const value = Math.round((middle + wave) / grain) * grain
    found.push({ at: tens(at), kind, value: Number(value.toFixed(1)) })
  }
  return found
}

/** A few are on their way for long, come again, or are published again by their gateway. */
function passage(
  { at, kind, heldUpMin = 0 }: Happening,
  random: Random,
): Pick<Said, 'publishedAt' | 'broughtAt'> {
  const cutOff = random.chance(0.01) ? random.between(10, 14 * 60) * minute : 0
  const slow = random.chance(0.05) ? random.between(5, 600) * second : 0
  const publishedAt = at + random.between(100, 3_000) + slow + cutOff
  const waited = heldUpMin * minute + (random.chance(0.02) ? random.between(5, 30 * 60) * second : 0)
  const broughtAt = publishedAt + random.between(20, 400) + (isCallForHelp(kind) ? 0 : waited)
  const again = random.chance(0.05) ? [broughtAt + random.between(1, 1_800) * second] : []
  return { publishedAt, broughtAt: [broughtAt, ...again] }
}
