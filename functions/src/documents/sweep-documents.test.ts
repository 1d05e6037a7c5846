import { documentSchema } from '@vigie/domain/care/document'
import { documentPath, keptPath, storagePaths } from '@vigie/domain/paths'
import { beforeEach, expect, test, vi } from 'vitest'
import { readCareDocuments } from '../data/documents.ts'
import { deleteFile, pagesOfFiles } from '../data/files.ts'
import { unnamedOf } from '../data/photos.ts'
import { sweepFiles } from './sweep-documents.ts'

vi.mock('../data/files.ts', () => ({ deleteFile: vi.fn(), pagesOfFiles: vi.fn() }))
vi.mock('../data/documents.ts', () => ({ readCareDocuments: vi.fn() }))
vi.mock('../data/photos.ts', () => ({ unnamedOf: vi.fn() }))
vi.mock('./receive-file.ts', () => ({ receiveFile: vi.fn() }))
vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }))

const now = 1_800_000_000_000
const placeOf = (fid: string) => ({ eid: 'lilas', bid: 'roy', fid })
const [orphan, broken, young] = ['orphan', 'broken', 'young'].map((fid) => documentPath(placeOf(fid))) as [
  string,
  string,
  string,
]
const film = documentPath({ eid: 'lilas', bid: null, fid: 'film' })
const photo = (avatar: string) => storagePaths.beneficiaryPhoto('lilas', 'roy', avatar)
const avatar = 'establishments/lilas/beneficiaries/roy/avatar'
const orphanKept = keptPath(placeOf('orphan'), '3')
const document = documentSchema.parse({
  title: 'Lettre',
  fileName: 'lettre.pdf',
  contentType: 'application/pdf',
  size: 1_000,
  by: 'nurse',
  at: now,
  keptAs: '7',
})
const [ready, before, coming] = ['ready', 'before', 'coming'].map((fid) => documentPath(placeOf(fid))) as [
  string,
  string,
  string,
]
const records = new Map([
  [ready, document],
  [before, { ...document, keptAs: null }],
  [coming, { ...document, state: 'coming' as const, keptAs: null }],
  ...[orphan, broken, young, film].map((path) => [path, null] as const),
])
const generation = '5'

beforeEach(() => {
  vi.clearAllMocks()
  const old = (path: string) => ({ path, generation, createdAt: now - 2 * 3_600_000 - 1 })
  vi.mocked(pagesOfFiles).mockImplementation(async function* () {
    yield [
      ...[broken, orphan, orphanKept, avatar, `${ready}/7`, `${ready}/8`, ready].map(old),
      ...[before, coming, `${coming}/9`, keptPath(placeOf('unreadable'), '1')].map(old),
      ...['shown', 'replaced'].map(photo).map(old),
      { path: photo('young'), generation, createdAt: now - 3_600_000 },
      { path: young, generation, createdAt: now - 3_600_000 },
    ]
    yield [old(film)]
  })
  vi.mocked(readCareDocuments).mockResolvedValue(records)
  vi.mocked(unnamedOf).mockImplementation(async (photos) => photos.filter((one) => one.avatar !== 'shown'))
  vi.mocked(deleteFile).mockResolvedValue(undefined)
})

const deleted = () => vi.mocked(deleteFile).mock.calls

test('files that no record knows of, or that came to a document that has its own, are deleted after two hours, and no others', async () => {
  await sweepFiles(now)
  const ofNoUse = [broken, orphan, orphanKept, `${ready}/8`, ready, photo('replaced'), film]
  expect(deleted()).toEqual(ofNoUse.map((path) => [path, generation]))
})

test('one that cannot be deleted keeps none of its page, and is told', async () => {
  vi.mocked(deleteFile).mockImplementation(async (path) => {
    if (path === broken) throw new Error('no answer')
  })
  await expect(sweepFiles(now)).rejects.toThrow('1 files or documents could not be cleaned up')
  expect(deleted()).toContainEqual([orphan, generation])
})
