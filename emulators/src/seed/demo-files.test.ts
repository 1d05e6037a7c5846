import { createHash } from 'node:crypto'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { documentSchema, documentSpaceSchema } from '@vigie/domain/care/document'
import {
  documentFileOf,
  documentPath,
  documentPlaceOf,
  keptPath,
  paths,
  storagePaths,
} from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { historyDays } from './demo-days.ts'
import { demoFiles } from './demo-files.ts'
import { demoHomes } from './demo-homes.ts'
import { homeDocuments, peopleReach } from './home-documents.ts'
import { textPdf } from './text-pdf.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const recordsOf = (days: number) =>
  new Map(
    demoHomes.flatMap((home) => [...homeDocuments(home, now, days)].map(({ path, data }) => [path, data])),
  )
const records = recordsOf(historyDays)
const files = new Map(demoFiles(now, peopleReach * historyDays).map((file) => [file.path, file]))

/** How files of a type begin; texts begin as they like. */
const begins: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG',
  'image/jpeg': '\xff\xd8\xff',
  'video/webm': '\x1a\x45\xdf\xa3',
  'text/plain': '',
  'text/csv': '',
}

test('each document is ready and has its bytes, which are what it says, and is counted in the space of its home', () => {
  for (const { eid } of demoHomes) {
    const kinds = new Set<string>()
    let sum = 0
    for (const [path, data] of records) {
      const place = documentPlaceOf(path)
      if (place?.eid !== eid) continue
      const { contentType, size, state, at, keptAs } = documentSchema.parse(data)
      const file = files.get(keptPath(place, keptAs ?? ''))
      expect({ state, isPast: at <= now }, path).toEqual({ state: 'ready', isPast: true })
      expect([file?.contentType, file?.bytes.length], path).toEqual([contentType, size])
      expect(file?.bytes.toString('latin1').startsWith(begins[contentType] ?? 'unknown'), path).toBe(true)
      kinds.add(`${place.bid === null ? 'home' : 'resident'} ${contentType.split('/')[0]}`)
      sum += size
    }
    expect([...kinds].toSorted()).toEqual([
      'home application',
      'home image',
      'home video',
      'resident application',
      'resident image',
      'resident text',
    ])
    expect(documentSpaceSchema.parse(records.get(paths.documentSpace(eid)))).toEqual({ bytes: sum })
  }
})

test('no file is without a record: documents have theirs, and photos the resident that names them', () => {
  for (const { path, bytes } of files.values()) {
    const of = documentFileOf(path)
    if (of !== null && records.has(documentPath(of.place))) continue
    const [, eid = '', , bid = '', , avatar = ''] = path.split('/')
    expect(avatar).toBe(createHash('sha256').update(bytes).digest('base64url').slice(0, 28))
    expect(path).toBe(storagePaths.beneficiaryPhoto(eid, bid, avatar))
    expect(beneficiarySchema.parse(records.get(paths.beneficiary(eid, bid))).avatar).toBe(avatar)
  }
})

test('a day of it is small, for tests', () => {
  expect(recordsOf(1).size).toBeLessThan(records.size / 8)
  const ofOneDay = demoFiles(now, peopleReach)
  expect(ofOneDay.length).toBeLessThan(15)
  expect(ofOneDay.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(100_000)
})

test('a PDF of text finds each of its parts where it says that it is', () => {
  const pdf = textPdf('Menu (été)', ['Un œuf l’après-midi']).toString('latin1')
  expect(pdf).toContain('(Menu \\(\xe9t\xe9\\)) Tj')
  expect(pdf).toContain('Un \x9cuf l\x92apr\xe8s-midi')
  const references = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
  expect(pdf.slice(references)).toMatch(/^xref\n0 7\n/)
  const offsets = [...pdf.slice(references).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(offsets.map((at, index) => pdf.startsWith(`${index + 1} 0 obj\n`, at))).toEqual(Array(6).fill(true))
})
