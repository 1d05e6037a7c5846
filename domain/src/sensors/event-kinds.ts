import { z } from 'zod'
import type { Localized } from '../text.ts'

/** What one kind of sensor event means. */
export interface EventKindInfo {
  /** The event as it happened, for lists and messages, the same for a woman and a man: "bouton d’appel". */
  name: Localized
  /** Unit of `value`, or null where the kind carries no value. */
  unit: 's' | '°C' | '%' | 'ppm' | null
  /** The least and greatest value the physical world allows; outside it the event is impossible. */
  range: readonly [number, number] | null
  /** A person asks for help: such an event is never refused, and raises an alert even when it is late. */
  callForHelp: boolean
}

const plain = (fr: string, en: string): EventKindInfo => ({
  name: { fr, en },
  unit: null,
  range: null,
  callForHelp: false,
})
const call = (fr: string, en: string): EventKindInfo => ({ ...plain(fr, en), callForHelp: true })
const measure = (
  fr: string,
  en: string,
  unit: NonNullable<EventKindInfo['unit']>,
  range: readonly [number, number],
) => ({
  ...plain(fr, en),
  unit,
  range,
})

const secondsInADay = 86_400

/** Every kind of event a sensor can send, under the names of the event contract (docs/gateway.md). */
export const eventKinds = {
  standUp: plain('lever détecté', 'got up'),
  layDown: plain('coucher détecté', 'lay down'),
  sitDown: plain('position assise détectée', 'sat down'),
  buttonPressed: call('bouton d’appel', 'call button'),
  presenceDetected: plain('présence détectée', 'presence detected'),
  zipperDetached: call('tirette détachée', 'pull cord detached'),
  doorOpen: plain('porte ouverte', 'door opened'),
  doorClose: plain('porte fermée', 'door closed'),
  fall: call('chute', 'fall'),
  floorMatPressed: plain('pied sur le tapis de sol', 'floor mat pressed'),
  wanderingDetected: call('errance détectée', 'wandering detected'),
  timeSitting: measure('temps en position assise', 'time sitting', 's', [0, secondsInADay]),
  timeLayingDown: measure('temps en position couchée', 'time lying down', 's', [0, secondsInADay]),
  temperature: measure('température', 'temperature', '°C', [-90, 85]),
  humidity: measure('humidité relative', 'relative humidity', '%', [0, 100]),
  co2: measure('CO₂', 'CO₂', 'ppm', [0, 40_000]),
  // No sensor sends it: a rule finds it (docs/rules.md).
  noSignOfLife: plain('aucun signe de vie', 'no sign of life'),
} as const satisfies Record<string, EventKindInfo>

export type EventKind = keyof typeof eventKinds
/** Whether a person asks for help by such an event. Anything may be asked about, as a message may hold anything. */
export function isCallForHelp(kind: unknown): boolean {
  return (
    typeof kind === 'string' && Object.hasOwn(eventKinds, kind) && eventKinds[kind as EventKind].callForHelp
  )
}
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]

/** One of the kinds that are known. */
export const eventKindSchema = z.enum(eventKindNames)
