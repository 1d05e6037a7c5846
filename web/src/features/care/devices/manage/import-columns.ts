import { sortNameOf } from '@vigie/domain/people/sort-name'

/** What a line of an imported file may say of a device. */
export type Column = 'devEui' | 'type' | 'room' | 'name' | 'location'

/** How people head these columns, in either language, as `plain` has them. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  devEui: [
    'deveui',
    'eui',
    'numero',
    'numerodelappareil',
    'ndelappareil',
    'appareil',
    'device',
    'devicenumber',
  ],
  type: ['type', 'typedappareil', 'modele', 'typeofdevice', 'devicetype', 'model'],
  room: ['chambre', 'nodechambre', 'ndechambre', 'numerodechambre', 'room', 'roomno', 'roomnumber'],
  name: [
    'resident',
    'residente',
    'beneficiaire',
    'nom',
    'nomduresident',
    'nomdelaresidente',
    'nometprenom',
    'prenometnom',
    'beneficiary',
    'name',
    'residentname',
    'fullname',
  ],
  location: ['emplacement', 'lieu', 'endroit', 'place', 'location'],
}
const columns = Object.keys(headings) as Column[]

/** Where each column stands in a file, by the words above them; what is not there is left out, and so is what is not known. */
export function columnsOf(heads: readonly string[]): ReadonlyMap<Column, number> {
  const known = heads.map(plain)
  const places = columns.map((column) => {
    const place = known.findIndex((head) => headings[column].includes(head))
    return [column, place] as const
  })
  return new Map(places.filter(([, place]) => place >= 0))
}

/** A text by which two that people take for the same are the same: accents, « œ », case, spaces and punctuation aside. */
export const plain = (text: string): string => sortNameOf(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
