import { permissionRows } from '@vigie/domain/people/permission-rows'
import {
  type Collection,
  type Grant,
  type Grants,
  type Standing,
  standings,
} from '@vigie/domain/people/permission-table'

const standingNames: Record<Standing, string> = {
  superAdmin: 'super admin¹',
  admin: 'establishment admin²',
  readWrite: 'READ_WRITE',
  readOnly: 'READ_ONLY',
  caregiver: 'caregiver³',
  member: 'member, no level',
  stranger: 'not a member',
}

const grantNames: Record<Grant, string> = {
  always: 'yes',
  self: 'their own',
  staffRole: 'if their role is of staff',
  establishmentAdmin: 'if ADMIN_ESTABLISHMENT',
  ownResident: 'residents they follow',
  ownResidentListed: 'residents they follow',
  ownResidentReadWrite: 'residents they follow, if READ_WRITE',
  profession: 'by profession⁴',
  author: 'what they wrote',
  professionOrAuthor: 'by profession⁴, and what they wrote',
  authorOwnResident: 'what they wrote of residents they follow',
  authorOwnResidentReadWrite: 'what they wrote of residents they follow, if READ_WRITE',
}

const collectionNames: Record<Collection, string> = {
  establishments: 'Establishment, shifts',
  settings: 'Licences, and since when which API key',
  escalation: 'What a home does until somebody answers an alert',
  escalations: 'What is done instead about the alerts of one resident',
  keys: 'API key',
  gateways: 'When a gateway was last heard',
  technicalAlerts: 'What of a home’s equipment is silent',
  upkeep: 'Battery and signal of a device, by day',
  supervision: 'What supervision knows of a home (server only)',
  members: 'Membership (create: invite; update: change level; delete: revoke)',
  invitations: 'Invitation',
  users: 'User profile (list: of everybody; giveRole: say who somebody is)',
  establishmentDocuments: 'Videos and documents of an establishment',
  notifications: 'Notification rule',
  alerts: 'Alert',
  madeReports: 'Report of a resident as a file (make: have one made)',
  homeReports: 'Report of a home as a file (make: have one made)',
  handovers: 'Who has read a handover (update: say that one has)',
  deliveries: 'Message sent or to be sent',
  waves: 'Messages sent together (server only)',
  sentMonths: 'How many messages went out (server only)',
  homeMonths: 'What a month came to (server only)',
  ruleWindows: 'What conditional rules have watched (server only)',
  formerDevices: 'Which devices a resident has no more (server only)',
  alertGuards: 'What keeps an alert single (server only)',
  beneficiaries: 'Resident',
  moods: 'Mood, health, appetite',
  notes: 'Public note',
  privateNotes: 'Private note',
  tasks: 'Task, and what was done of it',
  documents: 'Document of a resident',
  documentSpace: 'How much documents take (server only)',
  devices: 'State of a device',
  days: 'Sensor events, and the figures that are kept of them',
  claims: 'Device that was not heard yet',
  assignments: 'Where a device belongs',
  accountRequests: 'What was asked at an address without a session (server only)',
  phoneCodes: 'Code sent to a telephone number (server only)',
  unlockCodes: 'Code by which somebody unlocks a screen (server only)',
  draftKeys: 'Key of what somebody has not sent yet (server only)',
  filePasses: 'Pass to the bytes of one file (server only)',
  phoneNumbers: 'How many codes a number was sent (server only)',
  pushDevices: 'Device that notifications go to (server only)',
  pushPasses: 'Pass by which a notification is answered (server only)',
  smsAnswers: 'Which SMS were answered (server only)',
  searchEntries: 'By which words records are found (server only)',
  timers: 'What waits for its time (server only)',
  refusals: 'Refused sensor message',
  generalRefusals: 'Refused sensor messages of all homes, and of none',
  notices: 'Notice of calls for help that alerted nobody',
  audit: 'Audit',
  generalAudit: 'Audit of what concerns no home (accounts, roles)',
  privateAudit: 'Audit of private notes',
  adminArea: 'Screens under /admin',
}

const introduction = `# Permissions

Printed by \`npm run docs:permissions\` from domain/src/people/permission-table.ts, which \`can\` in domain/src/people/permissions.ts reads
for /api and for the browser, and which the tests in tests/rules/ hold firestore.rules and storage.rules to. Do not edit.

Reading goes straight to Firestore under the rules, but for the bytes of documents, which only /api gives
([ADR 23](adr/0023-files-are-read-through-the-api.md)). Writing goes through /api; the rules let a client
write two things itself: its own language (\`users/{uid}.locale\`), and the bytes of a new document. Only an accepted
membership counts, only in its own establishment, and only once the e-mail is verified (before that, a person's own
profile is all there is). In an inactive home whoever does not administer it changes and silences nothing, and may only
acknowledge and resolve the alerts that are left, and have reports made of what they may read. An operation that has no row, and a cell with a dash, is denied.
`

const footnotes = `¹ \`roleId\` ADMIN or \`operator\` on their own profile, which is not disabled. ² Membership of level ADMIN; the role
ADMIN_ESTABLISHMENT administers nothing by itself, and only lets one in under /admin. ³ Role CAREGIVER at any level: never more
than a caregiver. ⁴ Therapists and nurses with a level, and attendants whose level is READ_WRITE; no administrator as such.

What decides stands in documents that are read at each request, never in what a token claims
([ADR 21](adr/0021-rights-are-documents.md)): the level, the person's role and the residents they follow on the membership;
super administrator, operator and whether the account is open on the profile. Staff are those whose role is 1, 2, 3, 4, 10 or 11; a role or a level that is
missing, unknown or not a number is nobody, and so is whoever is disabled or has no profile.

What the table keeps from administrators as such they can give themselves: whoever is an attendant by role reads private notes once
their level is READ_WRITE, and everybody who makes an account is one, so that an administrator can invite a second address of their own. It
is not hidden: invitation and level stand in the journal, and whoever writes a private note reads the name under « Pourront la lire ». A
note that is made public again tells by its times that it was private: the journal calls it new later than it says itself that it was
written ([ADR 62](adr/0062-what-is-told-of-private-notes.md)).

That a task was done is taken back within a day, by whoever said so or administers the home
([ADR 59](adr/0059-what-is-done-is-recorded-once.md)).

A caregiver's acknowledgement says that they see to it, and leaves the alert open: staff are called until one of them takes it
([ADR 88](adr/0088-a-relative-silences-nobody.md)). Their name stays on it, for those who read the alert, also once they follow the resident no more.

A member without a level, and a person who is invited, may know the name of the establishment: their own membership
or invitation carries it. A pending invitation is listed and answered by whoever has its address, verified, whether or not they belong
to anything ([ADR 43](adr/0043-an-invitation-is-for-an-address.md)).

Nobody makes an account for somebody else: whoever has none is invited, and makes it themselves
([ADR 50](adr/0050-administrators-invite-people.md)). A profile is changed by its owner alone
([ADR 55](adr/0055-a-profile-is-its-owners.md)), never to the name of a colleague ([ADR 158](adr/0158-whose-words-these-are.md)); who somebody is, a super administrator says.

Whoever administers a home is told by /api, not by the rules, what is known of its people: their profile, and of their homes those
that they administer. Of anybody else they learn as much as of nobody.

Whoever may write notification rules is told by name, role and level whom these can tell, and nothing else of them
([ADR 85](adr/0085-who-writes-rules-knows-whom-they-tell.md)).

Whoever may write a note is told by name who will read it, before they save it: a caregiver who is READ_WRITE too, of the staff of the
home and of the other caregivers of the residents whom they follow. That is meant: nobody writes well to readers whom they do not know. Names alone are
told, to nobody who may not write such a note; a private one has only its own readers. While a note is written its readers are asked for again, and
once more before it is sent: where somebody would read it who was not shown, it is a draft again, which names them, and goes when it is saved once more.
One that could not be sent at once goes as it was saved ([ADR 62](adr/0062-what-is-told-of-private-notes.md)).

A list is given only where the query itself proves that all of it may be read: a caregiver asks for
residents with \`caregiverIds array-contains\` their uid, and for alerts with \`beneficiaryId ==\` each resident they follow; whoever may not read private notes asks for \`visibility == "public"\`, or for
\`by ==\` their uid; one's own memberships are \`uid ==\` one's uid; devices, refusals, notices and audited acts of a home, and the tasks of all its residents, are
\`establishmentId ==\` its id.
`

const cellsOf = (grants: Grants) =>
  standings.map((standing) => {
    const grant = grants[standing]
    return grant === undefined ? '–' : grantNames[grant]
  })

/** A Markdown table with its columns lined up, as the formatter wants it. */
function table(heads: readonly string[], rows: readonly string[][]): string[] {
  const widths = heads.map((head, column) =>
    Math.max(head.length, 3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`
  const rule = line(
    heads.map(() => ''),
    '-',
  )
  return [line(heads), rule, ...rows.map((cells) => line(cells))]
}

/** docs/permissions.md: what each standing may do with each collection of the permission table. */
export function permissionsPage(): string {
  const heads = ['', 'operation', ...standings.map((standing) => standingNames[standing])]
  const rows = permissionRows.map(({ collection, operations, grants }) => [
    collectionNames[collection],
    operations.join(', '),
    ...cellsOf(grants),
  ])
  return [introduction, ...table(heads, rows), '', footnotes].join('\n')
}
