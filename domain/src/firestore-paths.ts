/**
 * Every Firestore path of the product (docs/data-model.md), as functions of ids. Nothing else spells one, but for
 * firestore.rules. Each is by itself, so that a browser loads those alone that a page asks for. Ids are checked by their schemas before they come here.
 */
export const users = 'users'
export const user = (uid: string) => `users/${uid}`
export const establishments = 'establishments'
export const establishment = (eid: string) => `establishments/${eid}`
export const settings = (eid: string) => `establishments/${eid}/private/settings`
/** Hashes of the API keys: server only. */
export const privateGroup = 'private'
export const keys = (eid: string) => `establishments/${eid}/private/keys`
/** What a home does until a human answers an alert. */
export const escalation = (eid: string) => `establishments/${eid}/private/escalation`
/** The plans that residents have in its place. */
export const escalations = (eid: string) => `establishments/${eid}/escalations`
export const residentEscalation = (eid: string, bid: string) => `establishments/${eid}/escalations/${bid}`
/** The latest try of its chain: server only. */
export const drill = (eid: string) => `establishments/${eid}/private/drill`
/** What supervision knows of its devices: server only. */
export const watch = (eid: string) => `establishments/${eid}/private/watch`
export const technicalAlerts = (eid: string) => `establishments/${eid}/technicalAlerts`
export const technicalAlert = (eid: string, id: string) => `establishments/${eid}/technicalAlerts/${id}`
/** Battery and signal of a device, by day. */
export const upkeep = (eid: string, deviceId: string) => `establishments/${eid}/upkeep/${deviceId}`
export const upkeeps = (eid: string) => `establishments/${eid}/upkeep`
export const gateways = (eid: string) => `establishments/${eid}/gateways`
export const gateway = (eid: string, id: string) => `establishments/${eid}/gateways/${id}`
export const members = (eid: string) => `establishments/${eid}/members`
export const member = (eid: string, uid: string) => `establishments/${eid}/members/${uid}`
export const invitations = (eid: string) => `establishments/${eid}/invitations`
export const invitation = (eid: string, iid: string) => `establishments/${eid}/invitations/${iid}`
/** Collection group: the invitations of an address to every establishment. */
export const invitationsGroup = 'invitations'
/** Collection group: a person's memberships in every establishment. */
export const membersGroup = 'members'
export const establishmentDocuments = (eid: string) => `establishments/${eid}/documents`
export const establishmentDocument = (eid: string, fid: string) => `establishments/${eid}/documents/${fid}`
/** How much its documents take: server only. */
export const documentSpace = (eid: string) => `establishments/${eid}/private/space`
export const notifications = (eid: string) => `establishments/${eid}/notifications`
export const notification = (eid: string, nid: string) => `establishments/${eid}/notifications/${nid}`
/** What conditional rules have watched of a resident in one shift, or one day: server only. */
export const ruleWindows = (eid: string) => `establishments/${eid}/ruleWindows`
export const ruleWindow = (eid: string, windowId: string) => `establishments/${eid}/ruleWindows/${windowId}`
export const handovers = (eid: string) => `establishments/${eid}/handovers`
/** Who has read what a shift left, by the shift and when it began. */
export const handover = (eid: string, sid: string, from: string) =>
  `establishments/${eid}/handovers/${sid}_${from}`
export const alerts = (eid: string) => `establishments/${eid}/alerts`
/** Collection group: the alerts of every establishment, for super admins only. */
export const alertsGroup = 'alerts'
export const alert = (eid: string, aid: string) => `establishments/${eid}/alerts/${aid}`
/** What keeps one current alert per rule of a device, and one count per event: server only. */
export const alertGuard = (eid: string, deviceId: string) => `establishments/${eid}/alertGuards/${deviceId}`
export const deliveries = (eid: string | null) =>
  eid === null ? 'deliveries' : `establishments/${eid}/deliveries`
/** The outbox of an establishment, or of what concerns none. */
export const delivery = (eid: string | null, did: string) =>
  eid === null ? `deliveries/${did}` : `establishments/${eid}/deliveries/${did}`
/** What was sent in each month, by channel and day: server only. */
export const sentMonth = (eid: string, month: string) => `establishments/${eid}/sentMonths/${month}`
export const waves = (eid: string | null) => (eid === null ? 'waves' : `establishments/${eid}/waves`)
export const wave = (eid: string | null, waveId: string) =>
  eid === null ? `waves/${waveId}` : `establishments/${eid}/waves/${waveId}`
/** Collection group: the outbox of every establishment. */
export const deliveriesGroup = 'deliveries'
export const wavesGroup = 'waves'
/** Collection group: the residents of every establishment. */
export const beneficiariesGroup = 'beneficiaries'
export const beneficiaries = (eid: string) => `establishments/${eid}/beneficiaries`
export const beneficiary = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}`
export const moods = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/moods`
/** Collection group: what was recorded of all residents of an establishment. */
export const moodsGroup = 'moods'
export const mood = (eid: string, bid: string, id: string) =>
  `establishments/${eid}/beneficiaries/${bid}/moods/${id}`
export const notes = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/notes`
/** Collection group: the notes of all residents of an establishment. */
export const notesGroup = 'notes'
export const note = (eid: string, bid: string, mid: string) =>
  `establishments/${eid}/beneficiaries/${bid}/notes/${mid}`
export const tasks = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/tasks`
export const task = (eid: string, bid: string, tid: string) =>
  `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}`
/** Collection group: the tasks of all residents of an establishment. */
export const tasksGroup = 'tasks'
export const tasksDone = (eid: string, bid: string, tid: string) =>
  `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}/done`
/** That an occurrence of a task was done, by the instant at which it was due. */
export const taskDone = (eid: string, bid: string, tid: string, dueAt: string) =>
  `establishments/${eid}/beneficiaries/${bid}/tasks/${tid}/done/${dueAt}`
/** Collection group: what was done of all tasks of an establishment. */
export const tasksDoneGroup = 'done'
export const documents = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/documents`
export const document = (eid: string, bid: string, fid: string) =>
  `establishments/${eid}/beneficiaries/${bid}/documents/${fid}`
/** Collection group: the documents of every resident and establishment. */
export const documentsGroup = 'documents'
export const devices = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/devices`
/** Collection group: the devices of every resident. */
export const devicesGroup = 'devices'
export const device = (eid: string, bid: string, deviceId: string) =>
  `establishments/${eid}/beneficiaries/${bid}/devices/${deviceId}`
export const days = (eid: string, bid: string) => `establishments/${eid}/beneficiaries/${bid}/days`
/** One device's day; `part` counts from 1 and is spelt only where a day spilled over. */
export const day = (eid: string, bid: string, date: string, deviceId: string, part = 1) =>
  `establishments/${eid}/beneficiaries/${bid}/days/${date}_${deviceId}${part === 1 ? '' : `_${part}`}`
/** Devices that the home says are its own, and that were not heard with its key yet. */
export const claims = (eid: string) => `establishments/${eid}/claims`
export const claim = (eid: string, deviceId: string) => `establishments/${eid}/claims/${deviceId}`
/** Collection group: who claims a device. */
export const claimsGroup = 'claims'
/** Where a device belongs. */
export const assignment = (deviceId: string) => `assignments/${deviceId}`
export const assignments = 'assignments'
export const refusals = 'refusals'
export const refusal = (messageId: string) => `refusals/${messageId}`
export const notices = 'notices'
export const notice = (id: string) => `notices/${id}`
/** What was asked at an address without a session, until it is done: server only. */
export const accountRequests = 'accountRequests'
export const accountRequest = (id: string) => `accountRequests/${id}`
/** Codes that go by SMS to the numbers of profiles: server only. */
export const phoneCode = (uid: string) => `phoneCodes/${uid}`
/** By which a person unlocks a screen: server only. */
export const unlockCode = (uid: string) => `unlockCodes/${uid}`
/** By which a person's devices encrypt what was not sent yet: server only. */
export const draftKey = (uid: string) => `draftKeys/${uid}`
/** By which a browser may ask for one file: server only. */
export const filePasses = 'filePasses'
export const filePass = (hash: string) => `filePasses/${hash}`
export const phoneNumber = (id: string) => `phoneNumbers/${id}`
/** SMS that were answered: server only. */
export const smsAnswers = 'smsAnswers'
export const smsAnswer = (messageSid: string) => `smsAnswers/${messageSid}`
/** By which words residents, devices and people are found: server only. */
export const searchEntries = 'searchEntries'
/** `:` stands in no id. */
export const searchEntry = (kind: string, eid: string | null, id: string) =>
  `searchEntries/${kind}:${eid ?? ''}:${id}`
/** What waits for its time: server only. */
export const timers = 'timers'
export const timer = (id: string) => `timers/${id}`
export const audits = 'audit'
export const audit = (id: string) => `audit/${id}`
/** The same of private notes. */
export const privateAudits = 'privateAudit'
export const privateAudit = (id: string) => `privateAudit/${id}`
