import { documentPath } from '@vigie/domain/paths'
import { beforeEach, expect, test, vi } from 'vitest'
import { withoutRecord } from '../data/documents.ts'
import { deleteFile, pagesOfFiles } from '../data/files.ts'
import { sweepFiles } from './sweep-documents.ts'

vi.mock('../data/files.ts', () => ({ deleteFile: vi.fn(), pagesOfFiles: vi.fn() }))
vi.mock('../data/documents.ts', () => ({ withoutRecord: vi.fn() }))
vi.mock('./receive-file.ts', () => ({ receiveFile: vi.fn() }))
vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }))

const now = 1_800_000_000_000
const [orphan, broken, kept, young] = ['orphan', 'broken', 'kept', 'young'].map((fid) =>
  documentPath({ eid: 'lilas', bid: 'roy', fid }),
) as [string, string, string, string]
const film = documentPath({ eid: 'lilas', bid: null, fid: 'film' })
const avatar = 'establishments/lilas/beneficiaries/roy/avatar'

beforeEach(() => {
  vi.clearAllMocks()
  const old = (path: string) => ({ path, createdAt: now - 2 * 3_600_000 - 1 })
  vi.mocked(pagesOfFiles).mockImplementation(async function* () {
    yield [old(broken), old(orphan), old(kept), old(avatar), { path: young, createdAt: now - 3_600_000 }]
    yield [old(film)]
  })
  vi.mocked(withoutRecord).mockImplementation(async (all) => all.filter((path) => path !== kept))
  vi.mocked(deleteFile).mockResolvedValue(undefined)
})

const deleted = () => vi.mocked(deleteFile).mock.calls.map(([path]) => path)

test('files of documents that no record knows of are deleted after two hours, on every page, and no others', async () => {
  await sweepFiles(now)
  expect(deleted()).toEqual([broken, orphan, film])
})

test('one that cannot be deleted keeps none of its page, and is told', async () => {
  vi.mocked(deleteFile).mockImplementation(async (path) => {
    if (path === broken) throw new Error('no answer')
  })
  await expect(sweepFiles(now)).rejects.toThrow('1 documents could not be cleaned up')
  expect(deleted()).toContain(orphan)
})
