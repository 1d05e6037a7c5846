/**
 * Every Firestore path of the product (docs/data-model.md), as functions of ids. Nothing else spells one, but for
 * firestore.rules. Ids are checked by their schemas before they come here.
 */
export const paths = {
  users: 'users',
  user: (uid: string) => `users/${uid}`,
  establishments: 'establishments',
  establishment: (eid: string) => `establishments/${eid}`,
  settings: (eid: string) => `establishments/${eid}/private/settings`,
  /** Hashes of the API keys: server only. */
  privateGroup: 'private',
  keys: (eid: string) => `establishments/${eid}/private/keys`,
  /** What a home does until a human answers an alert. */
  escalation: (eid: string) => `establishments/${eid}/private/escalation`,
  /** The plans that residents have in its place. */
  escalations: (eid: string) => `establishments/${eid}/escalations`,
  residentEscalation: (eid: string, bid: string) => `establishments/${eid}/escalations/${bid}`,
  /** The latest try of its chain: server only. */
  drill: (eid: string) => `establishments/${eid}/private/drill`,
  /** What supervision knows of its devices: server only. */
  watch: (eid: string) => `establishments/${eid}/private/watch`,
  technicalAlerts: (eid: string) => `establishments/${eid}/technicalAlerts`,
  technicalAlert: (eid: string, id: string) => `establishments/${eid}/technicalAlerts/${id}`,
  /** Battery and signal of a device, by day. */
  upkeep: (eid: string, deviceId: string) => `establishments/${eid}/upkeep/${deviceId}`,
  upkeeps: (eid: string) => `establishments/${eid}/upkeep`,
  gateways: (eid: string) => `establishments/${eid}/gateways`,
  gateway: (eid: string, id: string) => `establishments/${eid}/gateways/${id}`,
  members: (eid: string) => `establishments/${eid}/members`,
  member: (eid: string, uid: string) => `establishments/${eid}/members/${uid}`,
  invitations: (eid: string) => `establishments/${eid}/invitations`,
  invitation: (eid: string, iid: string) => `establishments/${eid}/invitations/${iid}`,
  /** Collection group: the invitations of an address to every establishment. */
  invitationsGroup: 'invitations',
  /** Collection group: a person's memberships in every establishment. */
  membersGroup: 'members',
  establishmentDocuments: (eid: string) => `establishments/${eid}/documents`,
  establishmentDocument: (eid: string, fid: string) => `establishments/${eid}/documents/${fid}`,
  /** How much its documents take: server only. */
  documentSpace: (eid: string) => `establishments/${eid}/private/space`,
  notifications: (eid: string) => `establishments/${eid}/notifications`,
  notification: (eid: string, nid: string) => `establishments/${eid}/notifications/${nid}`,
  /** What conditional rules have watched of a resident in one shift, or one day: server only. */
  ruleWindows: (eid: string) => `establishments/${eid}/ruleWindows`,
  ruleWindow: (eid: string, windowId: string) => `establishments/${eid}/ruleWindows/${windowId}`,
  handovers: (eid: string) => `establishments/${eid}/handovers`,
  /** Who has read what a shift left, by the shift and when it began. */
  handover: (eid: string, sid: string, from: string) => `establishments/${eid}/handovers/${sid}_${from}`,
  alerts: (eid: string) => `establishments/${eid}/alerts`,
  /** Collection group: the alerts of every establishment, for super admins only. */
  alertsGroup: 'alerts',
  alert: (eid: string, aid: string) => `establishments/${eid}/alerts/${aid}`,
  /** What keeps one current alert per rule of a device, and one count per event: server only. */
  alertGuard: (eid: string, deviceId: string) => `establishments/${eid}/alertGuards/${deviceId}`,
  deliveries: (eid: string | null) => (eid === null ? 'deliveries' : `establishments/${eid}/deliveries`),
  /** The outbox of an establishment, or of what concerns none. */
  delivery: (eid: string | null, did: string) =>
    eid === null ? `deliveries/${did}` : `establishments/${eid}/deliveries/${did}`,
  /** What was sent in each month, by channel and day: server only. */
  sentMonth: (eid: string, month: string) => `establishments/${eid}/sentMonths/${month}`,
  waves: (eid: string | null) => (eid === null ? 'waves' : `establishments/${eid}/waves`),
  wave: (eid: string | null, waveId: string) =>
    eid === null ? `waves/${waveId}` : `establishments/${eid}/waves/${waveId}`,
  /** Collection group: the outbox of every establishment. */
  deliveriesGroup: 'deliveries',
  wavesGroup: 'waves',
  /** Collection group: the residents of every establishment. */
  beneficiariesGroup: 'beneficiaries',
  beneficiaries: (eid: string) => `establishments/${eid}/beneficiaries`,
  beneficiary: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}`,
  moods: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/moods`,
  /** Collection group: what was recorded of all residents of an establishment. */
  moodsGroup: 'moods',
  mood: (eid: string, bid: string, id: string) => `establishments/${eid}/beneficiaries/${bid}/moods/${id}`,
  notes: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/notes`,
  /** Collection group: the notes of all residents of an establishment. */
  notesGroup: 'notes',
  note: (eid: string, bid: string, mid: string) => `establishments/${eid}/beneficiaries/${bid}/notes/${mid}`,
  tasks: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/tasks`,
  task: (eid: string, bid: string, tid: string) => `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}`,
  /** Collection group: the tasks of all residents of an establishment. */
  tasksGroup: 'tasks',
  tasksDone: (eid: string, bid: string, tid: string) =>
    `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}/done`,
  /** That an occurrence of a task was done, by the instant at which it was due. */
  taskDone: (eid: string, bid: string, tid: string, dueAt: string) =>
    `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}/done/${dueAt}`,
  /** Collection group: what was done of all tasks of an establishment. */
  tasksDoneGroup: 'done',
  documents: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/documents`,
  document: (eid: string, bid: string, fid: string) =>
    `establishments/${eid}/beneficiaries/${bid}/documents/${fid}`,
  /** Collection group: the documents of every resident and establishment. */
  documentsGroup: 'documents',
  devices: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/devices`,
  /** Collection group: the devices of every resident. */
  devicesGroup: 'devices',
  device: (eid: string, bid: string, deviceId: string) =>
    `establishments/${eid}/beneficiaries/${bid}/devices/${deviceId}`,
  days: (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/days`,
  /** One device's day; `part` counts from 1 and is spelt only where a day spilled over. */
  day: (eid: string, bid: string, date: string, deviceId: string, part = 1) =>
    `establishments/${eid}/beneficiaries/${bid}/days/${date}_${deviceId}${part === 1 ? '' : `_${part}`}`,
  /** Devices that the home says are its own, and that were not heard with its key yet. */
  claims: (eid: string) => `establishments/${eid}/claims`,
  claim: (eid: string, deviceId: string) => `establishments/${eid}/claims/${deviceId}`,
  /** Collection group: who claims a device. */
  claimsGroup: 'claims',
  /** Where a device belongs. */
  assignment: (deviceId: string) => `assignments/${deviceId}`,
  assignments: 'assignments',
  refusals: 'refusals',
  refusal: (messageId: string) => `refusals/${messageId}`,
  notices: 'notices',
  notice: (id: string) => `notices/${id}`,
  /** Codes that go by SMS to the numbers of profiles: server only. */
  phoneCode: (uid: string) => `phoneCodes/${uid}`,
  /** By which a person unlocks a screen: server only. */
  unlockCode: (uid: string) => `unlockCodes/${uid}`,
  /** By which a person's devices encrypt what was not sent yet: server only. */
  draftKey: (uid: string) => `draftKeys/${uid}`,
  /** By which a browser may ask for one file: server only. */
  filePasses: 'filePasses',
  filePass: (hash: string) => `filePasses/${hash}`,
  phoneNumber: (id: string) => `phoneNumbers/${id}`,
  /** SMS that were answered: server only. */
  smsAnswers: 'smsAnswers',
  smsAnswer: (messageSid: string) => `smsAnswers/${messageSid}`,
  /** By which words residents, devices and people are found: server only. */
  searchEntries: 'searchEntries',
  /** `:` stands in no id. */
  searchEntry: (kind: string, eid: string | null, id: string) => `searchEntries/${kind}:${eid ?? ''}:${id}`,
  /** What waits for its time: server only. */
  timers: 'timers',
  timer: (id: string) => `timers/${id}`,
  audits: 'audit',
  audit: (id: string) => `audit/${id}`,
  /** The same of private notes. */
  privateAudits: 'privateAudit',
  privateAudit: (id: string) => `privateAudit/${id}`,
} as const

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
