import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { newDeviceSchema } from '@vigie/domain/devices/claim'
import fc from 'fast-check'
import { unparse } from 'papaparse'
import { expect, test } from 'vitest'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { decoded } from '../../../../lib/text/decoded.ts'
import { readImport } from './read-import.ts'

const resident = (id: string, room: string, name: string) => ({ id, room, name }) as WithId<Beneficiary>
const residents = [
  resident('roy', '12', 'Mme Roy'),
  resident('cote', '13', 'M. Côté'),
  resident('roy-2', '14', 'Mme Roy'),
  resident('lecoeur', '15', 'Mme Lecœur'),
]
const one = 'A8:40:41:00:00:01:00:01'
const linesOf = (text: string) => {
  const file = readImport(text, residents, [])
  if ('fault' in file) throw new Error(file.fault)
  return file.lines
}
const resultsOf = (text: string) => linesOf(text).map(({ result }) => result)

test.each([
  [
    'semicolons, in French',
    `DevEUI;Type;Chambre;Résident;Emplacement\n${one};NOVIKA-LW-BOUTON;12;mme  roy;Chevet`,
  ],
  ['commas, in English', `Device,Model,Room,Name,Place\r\n${one},novika-lw-bouton,12,,Chevet\r\n`],
  [
    'a byte order mark, tabs, another order',
    `\ufeffEmplacement\tCHAMBRE\ttype\tDev EUI\nChevet\t12\tNOVIKA-LW-BOUTON\t${one}`,
  ],
  [
    '« N° de chambre » and Excel’s own first line',
    `sep=;\r\nDevEUI;Modèle;N° de chambre;Lieu\r\n${one};NOVIKA-LW-BOUTON;12;Chevet`,
  ],
])('reads %s', (_what, text) => {
  expect(resultsOf(text)).toEqual([
    { deviceId: 'a840410000010001', type: 'NOVIKA-LW-BOUTON', beneficiaryId: 'roy', location: 'Chevet' },
  ])
})

test('each line that cannot be taken says why; those beside it can', () => {
  const good = `${one};NOVIKA-LW-TIRETTE;13;;Lit`
  const text = [
    'DevEUI;Type;Chambre;Résident;Emplacement',
    good,
    '',
    good,
    'a84;NOVIKA-LW-TIRETTE;13;;',
    'FF-FF-FF-FF-FF-FF-FF-FF;NOVIKA-LW-TIRETTE;13;;',
    'a840410000010002;Bouton panique;13;;',
    'a840410000010002;Grille-pain;13;;',
    'a840410000010002;Tirette;;;',
    'a840410000010002;Tirette;99;;',
    'a840410000010002;Tirette;;Mme Roy;',
    `a840410000010002;Tirette;13;;${'x'.repeat(81)}`,
    'a840410000010002;Tirette;13;;Lit\u202ec',
    'a840410000010003;Tirette;13;m. cote;=HYPERLINK("http://x")',
    'a840410000010004;Tirette;15;mme lecoeur;Lit',
  ].join('\n')
  expect(
    linesOf(text).map(({ number, result }) => [number, 'fault' in result ? result.fault : result.location]),
  ).toEqual([
    [2, 'Lit'],
    [4, 'twice'],
    [5, 'devEui'],
    [6, 'devEuiPlaceholder'],
    [7, 'typeAmbiguous'],
    [8, 'typeUnknown'],
    [9, 'residentMissing'],
    [10, 'residentUnknown'],
    [11, 'residentAmbiguous'],
    [12, 'locationTooLong'],
    [13, 'locationNotShown'],
    [14, '=HYPERLINK("http://x")'],
    [15, 'Lit'],
  ])
})

test('a device that stands twice with other words is taken by neither line; with the same it is taken once', () => {
  const linesWith = (...rows: string[]) =>
    resultsOf(`DevEUI;Type;Chambre;Résident;Emplacement\n${rows.map((row) => `${one};${row}`).join('\n')}`)
  const otherwise = (known: string) => ({ fault: 'twiceOtherwise', known })
  expect(linesWith('Tirette;12;;Lit', 'Tirette;13;;Lit', 'Tirette;12;;Lit')).toEqual([
    otherwise('3'),
    otherwise('2, 4'),
    otherwise('3'),
  ])
  expect(linesWith('Tirette;12;;Lit', 'Tirette;12;;Porte')).toEqual([otherwise('3'), otherwise('2')])
  // What is wrong with one of them does not make the other right.
  expect(linesWith('Tirette;13;Mme Roy;Lit', 'Tirette;12;;Lit')).toEqual([
    expect.objectContaining({ fault: 'ofTwoResidents' }),
    otherwise('2'),
  ])
  const [first, second] = linesWith('Tirette;12;Mme Roy;Lit', 'NOVIKA-LW-TIRETTE;12;;Lit')
  expect(first).toMatchObject({ beneficiaryId: 'roy' })
  expect(second).toEqual({ fault: 'twice' })
})

test('a file without the columns, without lines or with too many is refused as a whole', () => {
  const heads = 'DevEUI;Type;Chambre\n'
  expect(readImport('', residents, [])).toEqual({ fault: 'empty' })
  expect(readImport(' \r\n', residents, [])).toEqual({ fault: 'empty' })
  expect(readImport('Bonjour', residents, [])).toEqual({ fault: 'noHeadings' })
  expect(readImport('__proto__;constructor\n1;2', residents, [])).toEqual({ fault: 'noHeadings' })
  expect(readImport(`${heads};;\n \n`, residents, [])).toEqual({ fault: 'noLines' })
  expect(readImport(heads + `${one};x;12\n`.repeat(501), residents, [])).toEqual({ fault: 'tooManyLines' })
})

test.each([
  ['a program', [0x4d, 0x5a, 0x90, 0x00, 0x03]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['what is in no code of letters', [0x81, 0x8d, 0xff]],
])('%s is no list', (_, bytes) => {
  const text = decoded(Uint8Array.from(bytes))
  expect(readImport(text, residents, [])).toEqual({ fault: 'notText' })
})

test('a place is the text that somebody wrote, whatever separators and quotes are in it', () => {
  const place = fc.string({ unit: fc.constantFrom(...'aé=+-@;,"\'\n\t 1'), maxLength: 40 })
  fc.assert(
    fc.property(place, fc.constantFrom(';', ','), (location, delimiter) => {
      const text = unparse(
        { fields: ['DevEUI', 'Type', 'Chambre', 'Emplacement'], data: [[one, 'Tirette', '12', location]] },
        { delimiter },
      )
      expect(resultsOf(text)).toMatchObject([{ location: location.trim().replaceAll(/\s+/g, ' ') }])
    }),
  )
})

test('whatever the file, what is read is a device that may be added, or a fault', () => {
  const cell = fc.oneof(fc.constantFrom(one, 'Tirette', '12', '"', ';', ',', '\n'), fc.string())
  fc.assert(
    fc.property(fc.array(cell), fc.boolean(), (cells, headed) => {
      const file = readImport((headed ? 'DevEUI;Type;Chambre\n' : '') + cells.join(''), residents, [])
      for (const { result } of 'fault' in file ? [] : file.lines) {
        if ('fault' in result) continue
        const { deviceId, ...device } = result
        expect(deviceId).toMatch(/^[0-9a-f]{16}$/)
        expect(newDeviceSchema.parse(device)).toEqual(device)
      }
    }),
  )
})

test('a device that the home has is not counted among those to add, whether it is there as the line says or not', () => {
  const roy = {
    deviceId: 'a840410000010001',
    type: 'NOVIKA-LW-BOUTON',
    beneficiaryId: 'roy',
    location: 'Lit',
  } as const
  const text = `DevEUI;Type;Chambre;Emplacement\n${one};NOVIKA-LW-BOUTON;12;Lit`
  const resultWith = (change: object) => {
    const file = readImport(text, residents, [{ ...roy, ...change }])
    return 'lines' in file && file.lines[0]?.result
  }
  expect(resultWith({})).toEqual({ fault: 'alreadyHere' })
  for (const change of [{ type: 'NOVIKA-LW-TIRETTE' }, { beneficiaryId: 'cote' }, { location: '' }])
    expect(resultWith(change)).toEqual({ fault: 'alreadyOtherwise' })
  expect(resultWith({ deviceId: 'a840410000010002' })).toEqual(roy)
})

test('a room with a name that is not its resident’s says who lives there; a name in a room that is not theirs, where they do', () => {
  const heads = 'DevEUI;Type;Chambre;Résident\n'
  const resultOf = (room: string, name: string) => resultsOf(`${heads}${one};Tirette;${room};${name}`)[0]
  expect(resultOf('13', 'M. André Côté')).toEqual({ fault: 'nameElsewhere', known: 'M. Côté' })
  expect(resultOf('12', 'M. Côté')).toEqual({
    fault: 'ofTwoResidents',
    known: 'Mme Roy',
    knownRoom: '13',
  })
  expect(resultOf('99', 'Mme Roy')).toEqual({ fault: 'roomOther', known: '12, 14' })
  expect(resultOf('99', 'Mme Ray')).toEqual({ fault: 'residentUnknown' })
})

test('a room is who has it by its parts, however they are written: a typing error leads to nobody else’s', () => {
  const wong = resident('wong', '1-12', 'Mme Wong')
  const resultOf = (room: string) => {
    const file = readImport(`DevEUI;Type;Chambre\n${one};Tirette;${room}`, [wong, ...residents], [])
    return 'lines' in file && file.lines[0]?.result
  }
  for (const room of ['1-12', '1 12', ' 1.12 '])
    expect(resultOf(room)).toMatchObject({ beneficiaryId: 'wong' })
  for (const room of ['11-2', '112', '1 2', '1-3'])
    expect(resultOf(room)).toEqual({ fault: 'residentUnknown' })
})

test('a room is known with the word that Vigie writes before it, where nobody’s is called so as a whole; nothing else is left out', () => {
  const here = [
    ['201', '201'],
    ['b', 'B'],
    ['zero', '0301'],
    ['wing', 'CH 7'],
    ['seven', '7'],
    ['none', ''],
    ['ward', 'CH 8'],
  ].map(([id = '', room = '']) => resident(id, room, id))
  const resultOf = (room: string, name = '') => {
    const file = readImport(`DevEUI;Type;Chambre;Nom\n${one};Tirette;${room};${name}`, here, [])
    return 'lines' in file && file.lines[0]?.result
  }
  for (const room of ['Ch. 201', 'Chambre 201', 'Room 201', 'ch 201', 'CHAMBRE\u00a0201', 'Ch.201', 'Rm 201'])
    expect(resultOf(room)).toMatchObject({ beneficiaryId: '201' })
  expect(resultOf('Ch. 201', '201')).toMatchObject({ beneficiaryId: '201' })
  expect(resultOf('Ch. 201', 'b')).toMatchObject({ fault: 'ofTwoResidents' })
  expect(resultOf('Chambre B')).toMatchObject({ beneficiaryId: 'b' })
  expect(resultOf('Ch. 0301')).toMatchObject({ beneficiaryId: 'zero' })
  // As a whole it is another.
  expect(resultOf('ch. 7')).toMatchObject({ beneficiaryId: 'wing' })
  expect(resultOf('7')).toMatchObject({ beneficiaryId: 'seven' })
  expect(resultOf('Room 7')).toEqual({ fault: 'residentAmbiguous' })
  // A wing’s letters are not taken from its rooms.
  for (const room of ['8', 'Room 8']) expect(resultOf(room)).toEqual({ fault: 'residentUnknown' })
  for (const room of [
    'Ch. 301',
    'Ch. 0201',
    'Ch. 20',
    'CH201',
    'Ch-201',
    'Chalet 201',
    'Suite 201',
    'Ch. Ch. 201',
  ])
    expect(resultOf(room)).toEqual({ fault: 'residentUnknown' })
  for (const room of ['Ch.', 'Chambre', 'Ch. -']) expect(resultOf(room)).toEqual({ fault: 'residentUnknown' })
})
