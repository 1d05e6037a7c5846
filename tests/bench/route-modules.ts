import type { addressesOf } from '../e2e/support/addresses.ts'

const start = ['index.html', 'src/lib/i18n/fr/outside.ts']
const shell = [...start, 'src/app/signed-in.tsx', 'src/lib/i18n/fr/inside.ts']
/** Where people change what is their own. */
const own = [...shell, 'src/lib/i18n/fr/own.ts']
/** Where homes and people are managed. */
const managing = [...shell, 'src/lib/i18n/fr/managing.ts']

const account = (name: string) => `src/features/account/${name}-page.tsx`
const care = (name: string) => `src/features/care/${name}-page.tsx`
const administering = [...managing, 'src/app/admin-area.tsx']
const manage = (tab: string) => [
  ...managing,
  care('establishments/manage/manage'),
  `src/features/care/establishments/manage/${tab}-tab.tsx`,
]
const managedBeside = (tab: string) => [
  ...managing,
  care('establishments/manage/manage'),
  `src/features/care/${tab}-tab.tsx`,
]
const resident = (tab: string) => [...shell, care('residents/resident'), `src/features/care/${tab}-tab.tsx`]

const signIn = [...start, account('sign-in/sign-in')]
const authAction = [...start, account('auth-action/auth-action')]
const administered = [...administering, 'src/lib/i18n/fr/home-cards.ts', care('establishments/administered')]
const alerts = [...shell, 'src/lib/i18n/fr/told.ts', care('alerts/alerts')]
const informations = [
  ...manage('informations/informations'),
  'src/features/care/establishments/manage/informations/change-informations.tsx',
]

/**
 * The modules that each address begins with, by their names in Vite's manifest, and by its name in `routes`: a new one is a type error
 * until it stands here.
 */
export const routeModules: Record<keyof ReturnType<typeof addressesOf>, readonly string[]> = {
  login: signIn,
  expired: signIn,
  createAccount: [...start, account('create-account/create-account')],
  forgotPassword: [...start, account('forgot-password/forgot-password')],
  verifyEmail: [...start, account('verify-email/verify-email')],
  authAction,
  reservedAuthAction: authAction,
  invitation: [...start, account('invitation/invitation')],
  notFound: [...start, 'src/app/not-found-outside.tsx'],
  profile: [...own, 'src/app/own-profile-page.tsx', 'src/features/account/profile/phones-form.tsx'],
  settings: [...own, account('settings/settings')],
  admin: administered,
  administered,
  administeredOne: informations,
  adminUsers: [...administering, 'src/lib/i18n/fr/admin-users.ts', 'src/app/admin-users-page.tsx'],
  allRefusals: [...administering, care('establishments/manage/refusals/all-refusals')],
  generalJournal: [...administering, care('establishments/manage/journal/general-journal')],
  permissions: [
    ...administering,
    'src/lib/i18n/fr/seldom.ts',
    'src/features/admin/permissions/permissions-page.tsx',
  ],
  adminUser: [
    ...administering,
    'src/lib/i18n/fr/admin-users.ts',
    'src/features/admin/people/user-page.tsx',
    'src/features/admin/people/user-facts.tsx',
  ],
  establishments: [...shell, 'src/lib/i18n/fr/home-cards.ts', care('establishments/establishments')],
  newEstablishment: [
    ...managing,
    care('establishments/create/create-establishment'),
    'src/features/care/establishments/create/create-form.tsx',
  ],
  establishment: [...shell, 'src/lib/i18n/fr/resident-list.ts', care('residents/residents')],
  today: [...shell, 'src/lib/i18n/fr/of-handover.ts', care('today/today')],
  handover: [...shell, 'src/lib/i18n/fr/of-handover.ts', care('handover/handover')],
  board: [...shell, 'src/lib/i18n/fr/board.ts', 'src/lib/i18n/fr/notices.ts', 'src/app/board-page.tsx'],
  alerts,
  alert: alerts,
  alertHistory: [...shell, 'src/lib/i18n/fr/told.ts', care('alerts/history/alert-history')],
  alertRecord: [...shell, 'src/lib/i18n/fr/told.ts', care('alerts/record/alert-record')],
  ownMessages: [...shell, 'src/lib/i18n/fr/told.ts', care('messages/own-messages')],
  informations,
  licences: manage('licences/licences'),
  shifts: manage('shifts/shifts'),
  rules: [...manage('rules/rules'), 'src/lib/i18n/fr/of-rules.ts'],
  escalation: ['src/lib/i18n/fr/seldom.ts', ...manage('escalation/escalation')],
  messages: ['src/lib/i18n/fr/told.ts', ...managedBeside('messages/manage/messages')],
  monthReport: ['src/lib/i18n/fr/report.ts', ...managedBeside('report/manage/month')],
  people: manage('users/people'),
  devices: managedBeside('devices/manage/devices'),
  device: [...managing, 'src/lib/i18n/fr/devices.ts', care('devices/manage/device')],
  homeDocuments: ['src/lib/i18n/fr/of-documents.ts', ...managedBeside('documents/home-documents')],
  journal: manage('journal/journal'),
  refusals: manage('refusals/refusals'),
  beneficiary: resident('residents/today'),
  details: resident('residents/details'),
  trends: ['src/lib/i18n/fr/trends.ts', ...resident('trends/trends')],
  report: [
    ...shell,
    ...['of-handover', 'trends', 'report'].map((name) => `src/lib/i18n/fr/${name}.ts`),
    care('report/report'),
  ],
  residentDevices: resident('residents/devices'),
  residentAlerts: resident('residents/alerts'),
  documents: ['src/lib/i18n/fr/of-documents.ts', ...resident('documents/documents')],
  notes: [...resident('notes/all-notes'), 'src/lib/i18n/fr/searched-notes.ts'],
  note: [...resident('residents/details'), 'src/features/care/notes/opened-note.tsx'],
  notePage: [...shell, care('notes/note')],
  tasks: resident('tasks/all-tasks'),
  task: [...resident('residents/details'), 'src/features/care/tasks/opened-task.tsx'],
  taskPage: [...shell, care('tasks/task')],
}
