import * as paths from './firestore-paths.ts'

export { paths }

/** The establishment that the path of one of its records leads through; empty where it leads through none. */
export function establishmentIdOf(path: string): string {
  const [collection, eid] = path.split('/')
  return collection === paths.establishments ? (eid ?? '') : ''
}

/** The id of the resident whose record is at this path or above it; null where it is of none. */
export function beneficiaryIdOf(path: string): string | null {
  const [, , collection, bid] = path.split('/')
  return collection === 'beneficiaries' ? (bid ?? null) : null
}

/** Cloud Storage objects: the bytes of a document come to the path of its record (`keptPath`), those of a photo are below the resident's. */
export const storagePaths = {
  beneficiaryDocument: paths.document,
  establishmentDocument: paths.establishmentDocument,
  beneficiaryPhoto: (eid: string, bid: string, avatar: string) =>
    `establishments/${eid}/beneficiaries/${bid}/photos/${avatar}`,
} as const

/** Which document a path names; `bid` is null for one of the establishment itself. */
export interface DocumentPlace {
  eid: string
  bid: string | null
  fid: string
}

/** The path of a document: of its record, and where its bytes come to. */
export const documentPath = ({ eid, bid, fid }: DocumentPlace): string =>
  bid === null ? paths.establishmentDocument(eid, fid) : paths.document(eid, bid, fid)

/** Where the records of all documents of a resident are, or null: of the home itself. */
export const documentsPath = (eid: string, bid: string | null): string =>
  bid === null ? paths.establishmentDocuments(eid) : paths.documents(eid, bid)

/** Which document a path is of; null where it is of something else. */
export function documentPlaceOf(path: string): DocumentPlace | null {
  const [root, eid, kind, id, documents, fid, ...more] = path.split('/')
  if (root !== 'establishments' || !eid || !id || more.length > 0) return null
  if (kind === 'documents') return documents === undefined ? { eid, bid: null, fid: id } : null
  return kind === 'beneficiaries' && documents === 'documents' && fid ? { eid, bid: id, fid } : null
}

/** Where the bytes of a document are kept once they were looked at, by the name in its record (docs/adr/0074-what-was-looked-at-is-kept-apart.md). */
export const keptPath = (place: DocumentPlace, keptAs: string): string => `${documentPath(place)}/${keptAs}`

/** Which document a file is of, and under which name it is kept; null: it is where bytes come to. Null for a file of something else. */
export function documentFileOf(path: string): { place: DocumentPlace; keptAs: string | null } | null {
  const came = documentPlaceOf(path)
  if (came !== null) return { place: came, keptAs: null }
  const end = path.lastIndexOf('/')
  const place = documentPlaceOf(path.slice(0, end))
  return place && { place, keptAs: path.slice(end + 1) }
}

/** Whose photo is at a path in Cloud Storage, and which; null: none is. */
export function photoOfPath(path: string): { eid: string; bid: string; avatar: string } | null {
  const [, eid, , bid, , avatar] = path.split('/')
  if (eid === undefined || bid === undefined || avatar === undefined) return null
  return path === storagePaths.beneficiaryPhoto(eid, bid, avatar) ? { eid, bid, avatar } : null
}

/** Where notifications go, and by what they are answered: server only. Apart, so that no page has to load what it never reads. */
export const pushPaths = {
  devices: 'pushDevices',
  device: (deviceId: string) => `pushDevices/${deviceId}`,
  passes: 'pushPasses',
  pass: (hash: string) => `pushPasses/${hash}`,
} as const

/** What was left undone of tasks that were deactivated, deleted or changed, or undone since: for staff. Apart for the same reason. */
export const taskLeftPaths = {
  all: (eid: string) => `establishments/${eid}/tasksLeft`,
  one: (eid: string, bid: string, tid: string, at: number) =>
    `establishments/${eid}/tasksLeft/${bid}_${tid}_${at}`,
} as const

/** Which devices a resident has no more, each by when it came: server only. Apart for the same reason. */
export const stayPaths = {
  group: 'formerDevices',
  all: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/formerDevices`,
  one: (eid: string, bid: string, deviceId: string, from: number) =>
    `establishments/${eid}/beneficiaries/${bid}/formerDevices/${deviceId}_${from}`,
} as const

/** What is kept of the days of a resident, by month, "yyyy-mm". Apart for the same reason. */
export const figuresPaths = {
  months: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/figures`,
  month: (eid: string, bid: string, month: string) =>
    `establishments/${eid}/beneficiaries/${bid}/figures/${month}`,
} as const

/** Where a resident was on the dates of a month, as long as their days are kept. Apart for the same reason. */
export const whereaboutsPaths = {
  months: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/whereabouts`,
  month: (eid: string, bid: string, month: string) =>
    `establishments/${eid}/beneficiaries/${bid}/whereabouts/${month}`,
} as const
