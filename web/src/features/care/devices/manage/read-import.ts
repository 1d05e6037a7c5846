import { mostDevicesAtOnce } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { deviceLocationSchema, locationFault, type NewDevice } from '@vigie/domain/devices/claim'
import { devEuiFault, readDevEui } from '@vigie/domain/devices/dev-eui'
import { type DeviceType, deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { roomAsWritten } from '@vigie/domain/phone/room-said'
import { parse } from 'papaparse'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { type Column, columnsOf, plain } from './import-columns.ts'

/** What is wrong with a line. */
export type LineFault =
  | 'unreadable'
  | 'devEui'
  /** All zeros or all F. */
  | 'devEuiPlaceholder'
  | 'twice'
  /** The same DevEUI stands on another line with other words: nobody knows which is right. */
  | 'twiceOtherwise'
  | 'typeUnknown'
  | 'typeAmbiguous'
  | 'residentMissing'
  | 'residentUnknown'
  /** The room is there, and nobody has the name; or the name is there, in another room; or both, and either may be meant. */
  | 'nameElsewhere'
  | 'roomOther'
  | 'ofTwoResidents'
  | 'residentAmbiguous'
  | 'locationTooLong'
  | 'locationNotShown'
  /** The home has it as the line says; or for another resident, as another type or elsewhere. */
  | 'alreadyHere'
  | 'alreadyOtherwise'

export interface ImportedDevice extends NewDevice {
  readonly deviceId: string
}

/** A line of a file: the device that it names, or what keeps it from naming one. */
export interface ImportLine {
  /** As a spreadsheet counts its rows. */
  readonly number: number
  /** What it holds, as it stands there. */
  readonly said: readonly string[]
  readonly result: ImportedDevice | Faulty
}

interface Faulty {
  readonly fault: LineFault
  /** Who lives in the room that was said, or in which room somebody of that name lives; or which other lines say otherwise. */
  readonly known?: string
  /** That room where the one that was said is known as well. */
  readonly knownRoom?: string
}

/** The lines of a file, or what is wrong with all of it. */
export type ImportedFile =
  | { readonly lines: readonly ImportLine[] }
  | { readonly fault: 'empty' | 'notText' | 'noHeadings' | 'noLines' | 'tooManyLines' }

/**
 * Reads the devices of a CSV file: separated by semicolons, commas or tabs, its columns in any order and named by its first
 * line in French or English. Each line is judged by itself, against the others that name its device, and against the devices that the home has. Nothing in a cell is more than text.
 */
export function readImport(
  text: string,
  residents: readonly WithId<Beneficiary>[],
  devices: readonly ImportedDevice[],
): ImportedFile {
  const known = new Map(devices.map((one) => [one.deviceId, one]))
  // Excel reads « sep=; » as which separator it is, and shows the lines after it from 1.
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF?sep=.\r?\n/i, ''), {
    delimitersToGuess: [';', ',', '\t'],
  })
  const [heads = [], ...rows] = data
  const places = columnsOf(heads)
  const has = (column: Column) => places.has(column)
  if (!has('devEui') || !has('type') || !(has('room') || has('name'))) return { fault: unheaded(text) }
  const isSpoilt = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const filled = rows
    .map((said, index) => ({ said, index: index + 1 }))
    .filter(({ said }) => said.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { fault: 'noLines' }
  if (filled.length > mostDevicesAtOnce) return { fault: 'tooManyLines' }
  const read = filled.map(({ said, index }) => {
    const cell = (column: Column) => said[places.get(column) ?? said.length]?.trim() ?? ''
    const result = isSpoilt.has(index) ? { fault: 'unreadable' as const } : deviceOf(cell, residents)
    return { line: { number: index + 1, said, result }, deviceId: readDevEui(cell('devEui')) }
  })
  const ofDevice = Map.groupBy(read, ({ deviceId }) => deviceId)
  const lines = read.map(({ line, deviceId }): ImportLine => {
    const { result } = line
    if ('fault' in result) return line
    const same = ofDevice.get(deviceId)?.map((one) => one.line) ?? []
    // A button is led to neither of two residents by which of their lines comes first.
    const others = same.filter((one) => 'fault' in one.result || !isSame(one.result, result))
    if (others.length > 0) {
      const known = others.map(({ number }) => number).join(', ')
      return { ...line, result: { fault: 'twiceOtherwise', known } }
    }
    if (same[0] !== line) return { ...line, result: { fault: 'twice' } }
    const here = known.get(result.deviceId)
    if (here) return { ...line, result: { fault: isSame(here, result) ? 'alreadyHere' : 'alreadyOtherwise' } }
    return line
  })
  return { lines }
}

/** Why no columns are named: a program or a picture is told from a list that has none. */
function unheaded(text: string): 'empty' | 'notText' | 'noHeadings' {
  if (text.trim() === '') return 'empty'
  return /[^\P{Cc}\s]/u.test(text) ? 'notText' : 'noHeadings'
}

function deviceOf(
  cell: (column: Column) => string,
  residents: readonly WithId<Beneficiary>[],
): ImportLine['result'] {
  const deviceId = readDevEui(cell('devEui'))
  if (deviceId === null) return { fault: 'devEui' }
  if (devEuiFault(deviceId) !== null) return { fault: 'devEuiPlaceholder' }
  const types = typesMeant(cell('type'))
  const [type] = types
  if (type === undefined) return { fault: 'typeUnknown' }
  if (types.length > 1) return { fault: 'typeAmbiguous' }
  const [room, name] = [cell('room'), cell('name')]
  if (room === '' && name === '') return { fault: 'residentMissing' }
  const inRoom = room === '' ? residents : ofRoom(room, residents)
  const meant = inRoom.filter((one) => isName(name, one))
  const [resident] = meant
  if (resident === undefined) return nobodyMeant(room, name, residents)
  if (meant.length > 1) return { fault: 'residentAmbiguous' }
  // A cell may have lines of its own.
  const location = cell('location').replaceAll(/\s/gu, ' ')
  const fault = locationFault(location)
  if (fault) return { fault }
  return { deviceId, type, beneficiaryId: resident.id, location: deviceLocationSchema.parse(location) }
}

/** Why nobody is meant by a room and a name: one of them may be right. */
function nobodyMeant(room: string, name: string, residents: readonly WithId<Beneficiary>[]): Faulty {
  const inRoom = room === '' ? [] : ofRoom(room, residents)
  const ofName = residents.filter((one) => name !== '' && isName(name, one))
  const names = inRoom.map((one) => one.name).join(', ')
  const rooms = ofName.map((one) => one.room).join(', ')
  // Nobody is led to hang a button with whom it may not be for.
  if (inRoom.length > 0 && ofName.length > 0)
    return { fault: 'ofTwoResidents', known: names, knownRoom: rooms }
  if (inRoom.length > 0) return { fault: 'nameElsewhere', known: names }
  if (ofName.length > 0) return { fault: 'roomOther', known: rooms }
  return { fault: 'residentUnknown' }
}

const isSame = (one: NewDevice, other: NewDevice) =>
  one.type === other.type && one.beneficiaryId === other.beneficiaryId && one.location === other.location

/**
 * Who has a room, by its parts, as where an alert is answered by its room: « 11-2 » is not « 1-12 » (docs/adr/0143-which-one-is-asked.md). Where nobody has
 * it as it is written, without the word that Vigie writes before one: « Ch. 201 » is room 201, or either of that and « Chambre 201 ».
 */
function ofRoom(said: string, residents: readonly WithId<Beneficiary>[]): readonly WithId<Beneficiary>[] {
  const asWritten = residents.filter(({ room }) => roomAsWritten(room) === roomAsWritten(said))
  if (asWritten.length > 0) return asWritten
  const number = numberOf(said)
  const isThere = number !== '' && residents.some(({ room }) => roomAsWritten(room) === number)
  return isThere ? residents.filter(({ room }) => numberOf(room) === number) : []
}

/** A room without the word for it, which stands by itself: « CH2 » may be a wing’s. */
const numberOf = (room: string) =>
  roomAsWritten(room.trim().replace(/^(?:chambre|ch|room|rm)[\s.]+(?=.)/i, ''))

const isName = (said: string, { name }: Beneficiary) => said === '' || plain(said) === plain(name)

/** The types that a text may mean: the code that is on the box, or a name in either language, which several may have. */
function typesMeant(text: string): readonly DeviceType[] {
  const said = plain(text)
  const ofCode = deviceTypes.filter((type) => plain(type) === said)
  if (ofCode.length > 0) return ofCode
  return deviceTypes.filter((type) =>
    Object.values(deviceTypeInfo(type).name).some((name) => plain(name) === said),
  )
}
