/**
 * The permission table as data: for each collection and operation, what each standing may do.
 * `can` reads it, the rules tests walk through all of it, and docs/permissions.md is printed from it.
 */

/** What a person is towards one establishment, strongest first. */
export const standings = [
  'superAdmin',
  'admin',
  'readWrite',
  'readOnly',
  'caregiver',
  'member',
  'stranger',
] as const
export type Standing = (typeof standings)[number]

/** On what condition a standing may do an operation; a standing that is not listed may never. */
export type Grant =
  | 'always'
  /** The document is the person's own: their profile, their membership. */
  | 'self'
  /** The person's own role is one of staff, whatever they are in the home concerned. */
  | 'staffRole'
  /** The person is ADMIN_ESTABLISHMENT, whatever they are in the home concerned. */
  | 'establishmentAdmin'
  /** The person follows the resident, says their membership. */
  | 'ownResident'
  /** The same, and the resident's own list of caregivers, by which residents are queried, says so too. */
  | 'ownResidentListed'
  /** The same, and the membership is READ_WRITE. */
  | 'ownResidentReadWrite'
  /** A therapist or a nurse, or an attendant who is READ_WRITE there: who private notes are for. */
  | 'profession'
  | 'author'
  | 'professionOrAuthor'
  /** The author, who still follows the resident. */
  | 'authorOwnResident'
  /** The same, and the membership is READ_WRITE. */
  | 'authorOwnResidentReadWrite'

export type Grants = Readonly<Partial<Record<Standing, Grant>>>

const nobody: Grants = {}
const superAdmins: Grants = { superAdmin: 'always' }
const admins: Grants = { ...superAdmins, admin: 'always' }
const writers: Grants = { ...admins, readWrite: 'always' }
const staff: Grants = { ...writers, readOnly: 'always' }
const staffAndCaregivers: Grants = { ...staff, caregiver: 'always' }
const residentReaders: Grants = { ...staff, caregiver: 'ownResident' }
const careWriters: Grants = { ...writers, caregiver: 'ownResidentReadWrite' }

const establishmentAdmins: Grants = Object.fromEntries(
  standings.map((standing) => [standing, 'establishmentAdmin' as const]),
)
const self: Grants = Object.fromEntries(standings.map((standing) => [standing, 'self' as const]))
const staffAnywhere: Grants = Object.fromEntries(
  standings.map((standing) => [standing, 'staffRole' as const]),
)

const adminAuthors: Grants = { superAdmin: 'author', admin: 'author' }
/** What somebody wrote, for as long as they write at all. */
const authors: Grants = {
  ...adminAuthors,
  readWrite: 'author',
  caregiver: 'authorOwnResidentReadWrite',
}

/** What the server alone reads and writes. */
const serverOnly = { read: nobody, create: nobody, update: nobody, delete: nobody }
const careRecord = { read: residentReaders, create: careWriters, update: careWriters, delete: careWriters }

/** The operations are those of Firestore, and those of an alert or a person that are less than an update, or more. */
export const permissionTable = {
  establishments: {
    read: staffAndCaregivers,
    /** Whoever makes one administers it: a caregiver, who never administers anything, makes none. */
    create: { ...staffAnywhere, ...superAdmins },
    update: admins,
    /** It is set inactive. */
    delete: nobody,
  },
  /** What of the API keys may be known, and licences: to update is to set these. */
  settings: { read: admins, create: nobody, update: superAdmins, delete: nobody },
  /** What a home does until somebody answers an alert. */
  escalation: { read: admins, create: nobody, update: admins, delete: nobody },
  /** The plans that residents have in place of it; to delete one is to go back to the home's. */
  escalations: { read: admins, create: nobody, update: admins, delete: admins },
  /** The API keys themselves, as hashes: to update is to make a new one. */
  keys: { read: nobody, create: nobody, update: admins, delete: nobody },
  gateways: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** What of a home's equipment is silent. */
  technicalAlerts: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** Battery and signal of its devices, by day. */
  upkeep: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** What supervision knows of a home, and its latest drill: server only. */
  supervision: { read: nobody, create: nobody, update: nobody, delete: nobody },
  /** Create is to invite, update is to change a level, delete is to revoke. */
  members: { read: { ...self, ...admins }, create: admins, update: admins, delete: admins },
  /** Whoever has the address reads and answers their own besides (docs/permissions.md). */
  invitations: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** Nobody makes an account for somebody else, or changes what somebody says of themselves. */
  users: {
    read: { ...self, ...superAdmins },
    /** To read those of everybody. */
    list: superAdmins,
    create: nobody,
    update: self,
    /** To say who somebody is, in all their homes. */
    giveRole: superAdmins,
    delete: superAdmins,
  },
  establishmentDocuments: { read: staffAndCaregivers, create: admins, update: admins, delete: admins },
  notifications: { read: staff, create: writers, update: writers, delete: writers },
  alerts: {
    read: residentReaders,
    create: nobody,
    update: nobody,
    delete: nobody,
    acknowledge: { ...writers, caregiver: 'ownResident' },
    resolve: writers,
    /** To have warnings about a resident silenced while care goes on. */
    silence: writers,
    /** To record that a screen has shown it. */
    show: residentReaders,
  },
  /** Reports of residents that were made as files: to make is to have one made. */
  madeReports: {
    ...serverOnly,
    read: { ...adminAuthors, readWrite: 'author', readOnly: 'author' },
    make: staff,
  },
  /** The same of reports of a home. */
  homeReports: { ...serverOnly, read: adminAuthors, make: admins },
  /** Who has read what a shift left, and what was left undone of tasks that do not tell of it any more; to update is to say that one has read it. */
  handovers: { read: staff, create: nobody, update: staff, delete: nobody },
  /** To retry is to have one that failed sent again. */
  deliveries: { read: admins, create: nobody, update: nobody, delete: nobody, retry: admins },
  /** The messages of one step, for the functions that send them. */
  waves: serverOnly,
  /** What conditional rules have watched. */
  sentMonths: serverOnly,
  /** What a month came to, kept once that stays so: told by /api to whoever may have it made. */
  homeMonths: serverOnly,
  ruleWindows: serverOnly,
  /** Which devices a resident has no more, by which it is known on what figures rest. */
  formerDevices: serverOnly,
  alertGuards: serverOnly,
  beneficiaries: {
    read: { ...staff, caregiver: 'ownResidentListed' },
    create: admins,
    update: admins,
    /** They are archived. */
    delete: nobody,
  },
  moods: careRecord,
  /** Public notes. */
  notes: { read: residentReaders, create: careWriters, update: authors, delete: authors },
  privateNotes: {
    read: {
      superAdmin: 'professionOrAuthor',
      admin: 'professionOrAuthor',
      readWrite: 'professionOrAuthor',
      readOnly: 'professionOrAuthor',
      caregiver: 'authorOwnResident',
    },
    create: { superAdmin: 'profession', admin: 'profession', readWrite: 'profession' },
    update: { superAdmin: 'author', admin: 'author', readWrite: 'author' },
    delete: { superAdmin: 'author', admin: 'author', readWrite: 'author' },
  },
  tasks: careRecord,
  documents: careRecord,
  /** How much a home's documents take. */
  documentSpace: serverOnly,
  devices: { read: residentReaders, create: admins, update: admins, delete: admins },
  /** Sensor events, and what is kept of them; to delete is to remove all events of a resident (docs/permissions.md). */
  days: { read: residentReaders, create: nobody, update: nobody, delete: admins },
  /** Devices that were not heard with the home's key yet. */
  claims: { read: admins, create: admins, update: admins, delete: admins },
  /** Where each device belongs; to update is to move a device or to change what is said of it, to delete is to retire it. */
  assignments: { read: admins, create: admins, update: admins, delete: admins },
  /** What was asked at an address without a session. */
  accountRequests: serverOnly,
  /** Codes sent to telephone numbers, and how many each number was sent. */
  phoneCodes: serverOnly,
  phoneNumbers: serverOnly,
  smsAnswers: serverOnly,
  pushDevices: serverOnly,
  pushPasses: serverOnly,
  /** Codes by which people unlock screens. */
  unlockCodes: serverOnly,
  /** By which devices encrypt what people have not sent yet. */
  draftKeys: serverOnly,
  /** By which browsers may ask for one file. */
  filePasses: serverOnly,
  /** By which words residents, devices and people are found; what is found each may read says their own row. */
  searchEntries: serverOnly,
  /** What is to be looked at again at its time. */
  timers: serverOnly,
  refusals: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** Those of all homes in one list, and of none. */
  generalRefusals: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  /** Calls for help that are being refused, or tell nobody: whoever may go and see reads where. */
  notices: { read: staff, create: nobody, update: nobody, delete: nobody },
  audit: { read: admins, create: nobody, update: nobody, delete: nobody },
  /** What was done to accounts and roles, which belong to no home. */
  generalAudit: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  /** What was done about private notes, which who may not read these must not learn of (docs/adr/0062-what-is-told-of-private-notes.md). */
  privateAudit: {
    read: { superAdmin: 'profession', admin: 'profession' },
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  /** The screens under /admin, which show the homes that the person administers. */
  adminArea: { read: { ...establishmentAdmins, ...admins } },
} as const satisfies Record<string, Readonly<Record<string, Grants>>>

export type Collection = keyof typeof permissionTable
export type OperationOf<C extends Collection> = keyof (typeof permissionTable)[C] & string
