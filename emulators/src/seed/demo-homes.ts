import type { Establishment } from '@vigie/domain/care/establishment'
import type { Shift } from '@vigie/domain/time/shift'

/** One of the two homes of the demo residence. */
export interface DemoHome {
  eid: string
  /** The API key its gateways present; fixed, for local use only. */
  apiKey: string
  establishment: Omit<Establishment, 'lastUpdateAt' | 'counts'>
  /** Names of its residents, in room order. */
  residents: readonly string[]
  /** The room of the first resident; the others follow. */
  firstRoom: number
  /** Who lived there until some days ago, and is archived. */
  former: { name: string; room: string; leftDaysAgo: number }
}

const shifts: Shift[] = [
  { id: 'jour', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', start: '07:00', end: '15:00' },
  { id: 'soir', name: 'Soir', nameFR: 'Soir', nameEN: 'Evening', start: '15:00', end: '23:00' },
  { id: 'nuit', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' },
]

/** The home whose staff work in French: 24 residents. */
export const erables: DemoHome = {
  eid: 'residence-des-erables',
  apiKey: 'demo-key-erables-7f3a91c2',
  establishment: {
    name: 'Résidence des Érables',
    address: '1250, rue des Érables, Québec (Québec) G1R 2M9',
    contact: { name: 'Sylvie Lachance', phone: '+14185550110', email: 'direction@erables.example' },
    state: 'active',
    shifts,
    timeZone: 'America/Toronto',
  },
  firstRoom: 201,
  former: { name: 'M. Adrien Thibodeau', room: '225', leftDaysAgo: 17 },
  residents: [
    'Mme Thérèse Gagnon',
    'M. Roland Bouchard',
    'Mme Jeannine Tremblay',
    'Mme Lucille Côté',
    'M. Gérard Pelletier',
    'Mme Rita Bélanger',
    'Mme Huguette Lavoie',
    'M. Fernand Gauthier',
    'Mme Denise Morin',
    'Mme Pauline Ouellet',
    'M. Réjean Fortin',
    'Mme Madeleine Lévesque',
    'Mme Aline Bergeron',
    'Mme Yvette Roy',
    'M. Marcel Girard',
    'Mme Simone Caron',
    'Mme Cécile Poirier',
    'M. Léo Beaulieu',
    'Mme Gisèle Cloutier',
    'Mme Margaret O’Connell',
    'M. Armand Dubé',
    'Mme Colette Poulin',
    'Mme Fernande Nadeau',
    'M. Yvon Leblanc',
  ],
}

/** The home whose staff work in English: 10 residents, another time zone. */
export const maplewood: DemoHome = {
  eid: 'maplewood-lodge',
  apiKey: 'demo-key-maplewood-2c8e04b7',
  establishment: {
    name: 'Maplewood Lodge',
    address: '88 Maplewood Drive, Halifax NS  B3H 1Z4',
    contact: { name: 'Karen MacDonald', phone: '+19025550120', email: 'manager@maplewood.example' },
    state: 'active',
    shifts,
    timeZone: 'America/Halifax',
  },
  firstRoom: 101,
  former: { name: 'Mr. Ernest Hatfield', room: '111', leftDaysAgo: 24 },
  residents: [
    'Mrs. Dorothy Campbell',
    'Mr. Walter MacLeod',
    'Mrs. Evelyn Fraser',
    'Mrs. Irene Comeau',
    'Mr. Harold Stewart',
    'Mrs. Beatrice Murphy',
    'Mrs. Florence Grant',
    'Mr. Stanley Boudreau',
    'Mrs. Hazel Cameron',
    'Mr. Clarence Reid',
  ],
}

export const demoHomes: readonly DemoHome[] = [erables, maplewood]
