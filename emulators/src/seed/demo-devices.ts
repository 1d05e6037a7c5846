import { type DeviceType, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { type DemoHome, demoHomes, erables } from './demo-homes.ts'

/** A device of the demo residence and the resident it is with. */
export interface DemoDevice {
  deviceId: string
  type: DeviceType
  location: string
  eid: string
  bid: string
}

/** A resident of the demo residence. */
export interface DemoResident {
  eid: string
  bid: string
  name: string
  room: string
  /** Who is archived, since when, in days; null: they live there. */
  leftDaysAgo: number | null
  devices: DemoDevice[]
}

const places: Record<DeviceType, { fr: string; en: string }> = {
  'MOKO-LW-004PB': { fr: 'Au cou', en: 'Pendant' },
  'MOKO-LW-007PIR': { fr: 'Chambre', en: 'Bedroom' },
  'NOVIKA-LW-COUSSIN': { fr: 'Fauteuil', en: 'Armchair' },
  'NOVIKA-LW-BANDE': { fr: 'Lit', en: 'Bed' },
  'NOVIKA-LW-BOUTON': { fr: 'Tête de lit', en: 'Bedside' },
  'NOVIKA-LW-TIRETTE': { fr: 'Fauteuil', en: 'Armchair' },
  'NOVIKA-LW-CEINTURE': { fr: 'Fauteuil roulant', en: 'Wheelchair' },
  'NOVIKA-LW-CORDELETTE': { fr: 'Chaise de table', en: 'Dining chair' },
  'NOVIKA-LW-AIMANT': { fr: 'Porte de la chambre', en: 'Bedroom door' },
  'NOVIKA-LW-LOCALISATEUR': { fr: 'Au poignet', en: 'Wrist' },
  'NOVIKA-LW-TAPISSOL': { fr: 'Au pied du lit', en: 'Beside the bed' },
  'NOVIKA-LW-EXTCOUSSIN': { fr: 'Fauteuil', en: 'Armchair' },
  'NOVIKA-LW-EXTBANDE': { fr: 'Lit', en: 'Bed' },
  'NOVIKA-LW-EXTBOUTON': { fr: 'Salle de bain', en: 'Bathroom' },
  'NOVIKA-LW-EXTTAPISSOL': { fr: 'Au pied du lit', en: 'Beside the bed' },
  'NOVIKA-LW-EXTPIR': { fr: 'Salle de bain', en: 'Bathroom' },
  'NOVIKA-LW-ANTIFUGUE': { fr: 'Porte du corridor', en: 'Corridor door' },
  'NOVIKA-LW-TRACKERD': { fr: 'À la ceinture', en: 'On the belt' },
  'NOVIKA-LW-BOUTONSILENCE': { fr: 'Table de chevet', en: 'Night table' },
  'DRAGINO-LHT65S-NE117': { fr: 'Chambre', en: 'Bedroom' },
  'DRAGINO-AQS01L': { fr: 'Chambre', en: 'Bedroom' },
  'DRAGINO-LTC2-LT': { fr: 'Réfrigérateur', en: 'Refrigerator' },
}

/** What a resident has: the bed pad and a button for all, then one more type in turn, so that every type occurs. */
function typesOf(index: number): DeviceType[] {
  const bed: DeviceType = index % 3 === 2 ? 'NOVIKA-LW-EXTBANDE' : 'NOVIKA-LW-BANDE'
  const button: DeviceType = index % 2 === 0 ? 'NOVIKA-LW-BOUTON' : 'MOKO-LW-004PB'
  const turn = deviceTypes[index % deviceTypes.length]
  const types = new Set<DeviceType>([bed, button])
  if (turn) types.add(turn)
  return [...types]
}

// The first six digits are a vendor's block in real life; here they only keep the demo devices apart at a glance.
function deviceIdOf(homeIndex: number, residentIndex: number, deviceIndex: number): string {
  const tail = (homeIndex + 1) * 0x10000 + residentIndex * 0x10 + deviceIndex
  return `a84041${tail.toString(16).padStart(10, '0')}`
}

/** The residents of a home with their devices, in room order. */
export function residentsOf(home: DemoHome): DemoResident[] {
  const language = home === erables ? 'fr' : 'en'
  const homeIndex = demoHomes.indexOf(home)
  return home.residents.map((name, index) => {
    const room = String(home.firstRoom + index)
    const bid = `${home.eid}-${room}`
    const devices = typesOf(index).map((type, deviceIndex) => ({
      deviceId: deviceIdOf(homeIndex, index, deviceIndex),
      type,
      location: places[type][language],
      eid: home.eid,
      bid,
    }))
    return { eid: home.eid, bid, name, room, leftDaysAgo: null, devices }
  })
}

/** Who lived there and is archived: without devices. */
export function formerResidentOf({ eid, former }: DemoHome): DemoResident {
  return { eid, bid: `${eid}-${former.room}`, ...former, devices: [] }
}
