import type { EventKind } from '../sensors/event-kinds.ts'
import type { Localized } from '../text.ts'

/** What one device type is and what it can say. */
export interface DeviceTypeInfo {
  name: Localized
  /** File /devices/{icon}.svg. */
  icon: string
  /**
   * The instantaneous-alert flag (docs/adr/0016-live-rules-name-any-action.md): true for types whose event is itself the
   * alarm, false for sit/stand types and climate, null for the two of which it is not said.
   */
  instantaneousAlert: boolean | null
  /** The kinds of event this type can send; any other is refused as impossible. */
  kinds: readonly EventKind[]
  /** Seconds within which a healthy device is heard from, heartbeat included; beyond it the screen says since when. */
  expectedEverySeconds: number
  /** How its ChirpStack uplink is read: by a decoder of ours, or from the uplink's decoded `object`. */
  decoder: 'LHT65S' | 'AQS01L' | 'LTC2' | 'LW004-PB' | 'LW007-PIR' | 'object'
}

const hour = 3_600
const chair: readonly EventKind[] = ['sitDown', 'standUp', 'timeSitting']
const bed: readonly EventKind[] = ['layDown', 'sitDown', 'standUp', 'timeLayingDown']
const novika = (
  fr: string,
  en: string,
  icon: string,
  instantaneousAlert: boolean | null,
  kinds: readonly EventKind[],
  expectedEverySeconds = 4 * hour,
): DeviceTypeInfo => ({
  name: { fr, en },
  icon,
  instantaneousAlert,
  kinds,
  expectedEverySeconds,
  decoder: 'object',
})

/** Every device type that a home may have, by its code. */
export const deviceCatalogue = {
  'MOKO-LW-004PB': {
    name: { fr: 'Bouton panique', en: 'Panic button' },
    icon: 'button',
    instantaneousAlert: true,
    kinds: ['buttonPressed'],
    expectedEverySeconds: 24 * hour,
    decoder: 'LW004-PB',
  },
  'MOKO-LW-007PIR': {
    name: { fr: 'Détecteur de mouvement', en: 'Motion detector' },
    icon: 'motion',
    instantaneousAlert: true,
    kinds: ['presenceDetected', 'doorOpen', 'doorClose', 'temperature', 'humidity'],
    expectedEverySeconds: 12 * hour,
    decoder: 'LW007-PIR',
  },
  'NOVIKA-LW-COUSSIN': novika('Coussin de chaise', 'Chair pad', 'chair-pad', false, chair),
  'NOVIKA-LW-BANDE': novika('Bande de lit', 'Bed pad', 'bed-pad', false, bed),
  'NOVIKA-LW-BOUTON': novika('Bouton panique', 'Panic button', 'button', true, ['buttonPressed'], 24 * hour),
  'NOVIKA-LW-TIRETTE': novika('Tirette', 'Pull cord', 'pull-cord', false, [
    'zipperDetached',
    'standUp',
    'sitDown',
  ]),
  'NOVIKA-LW-CEINTURE': novika('Ceinture', 'Belt', 'belt', false, [...chair, 'fall']),
  'NOVIKA-LW-CORDELETTE': novika('Cordelette de chaise', 'Chair cord', 'chair-cord', false, [
    ...chair,
    'zipperDetached',
  ]),
  'NOVIKA-LW-AIMANT': novika('Aimant de porte', 'Door magnet', 'door', false, ['doorOpen', 'doorClose']),
  'NOVIKA-LW-LOCALISATEUR': novika('Localisateur', 'Locator', 'locator', null, ['presenceDetected']),
  'NOVIKA-LW-TAPISSOL': novika('Tapis de sol', 'Ground pad', 'floor-mat', true, ['floorMatPressed']),
  'NOVIKA-LW-EXTCOUSSIN': novika(
    'Coussin de chaise (jack 1/4)',
    'Chair pad (1/4 jack)',
    'chair-pad',
    false,
    chair,
  ),
  'NOVIKA-LW-EXTBANDE': novika('Bande de lit (jack 1/4)', 'Bed pad (1/4 jack)', 'bed-pad', false, bed),
  'NOVIKA-LW-EXTBOUTON': novika(
    'Bouton panique (jack 1/4)',
    'Panic button (1/4 jack)',
    'button',
    true,
    ['buttonPressed'],
    24 * hour,
  ),
  'NOVIKA-LW-EXTTAPISSOL': novika('Tapis de sol (jack 1/4)', 'Ground pad (1/4 jack)', 'floor-mat', true, [
    'floorMatPressed',
  ]),
  'NOVIKA-LW-EXTPIR': novika(
    'Détecteur de mouvement (jack 1/4)',
    'Motion detector (1/4 jack)',
    'motion',
    true,
    ['presenceDetected'],
  ),
  'NOVIKA-LW-ANTIFUGUE': novika('Détecteur antifugue', 'Anti-wandering detector', 'wandering', true, [
    'wanderingDetected',
  ]),
  'NOVIKA-LW-TRACKERD': novika(
    'Bouton traceur',
    'Tracker button',
    'tracker',
    true,
    ['buttonPressed', 'fall'],
    24 * hour,
  ),
  'NOVIKA-LW-BOUTONSILENCE': novika(
    'Bouton de soins',
    'Care button',
    'button',
    null,
    ['buttonPressed'],
    24 * hour,
  ),
  'DRAGINO-LHT65S-NE117': {
    name: { fr: 'Capteur de température et d’humidité', en: 'Temperature and humidity sensor' },
    icon: 'climate',
    instantaneousAlert: false,
    kinds: ['temperature', 'humidity'],
    expectedEverySeconds: hour,
    decoder: 'LHT65S',
  },
  'DRAGINO-AQS01L': {
    name: { fr: 'Capteur de CO₂', en: 'CO₂ sensor' },
    icon: 'co2',
    instantaneousAlert: false,
    kinds: ['co2', 'temperature', 'humidity'],
    expectedEverySeconds: hour,
    decoder: 'AQS01L',
  },
  'DRAGINO-LTC2-LT': {
    name: { fr: 'Capteur de basse température', en: 'Low-temperature sensor' },
    icon: 'cold',
    instantaneousAlert: false,
    kinds: ['temperature'],
    expectedEverySeconds: hour,
    decoder: 'LTC2',
  },
} as const satisfies Record<string, DeviceTypeInfo>

export type DeviceType = keyof typeof deviceCatalogue
export const deviceTypes = Object.keys(deviceCatalogue) as [DeviceType, ...DeviceType[]]

/** What the catalogue says of a type, typed alike for every type. */
export function deviceTypeInfo(type: DeviceType): DeviceTypeInfo {
  return deviceCatalogue[type]
}

/** Whether the catalogue gives this kind of event to the type. */
export function canSend(type: DeviceType, kind: EventKind): boolean {
  return deviceTypeInfo(type).kinds.includes(kind)
}
