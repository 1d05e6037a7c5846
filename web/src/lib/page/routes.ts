/** Every address of the app, for the router and for links. */
export const routes = {
  login: '/login',
  /** The same, which says that the session is over. */
  expired: '/login?expired',
  createAccount: '/create-account',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  /** What the links of e-mails about an account open. */
  authAction: '/auth/action',
  /** The same where Firebase Hosting leaves it to us. */
  reservedAuthAction: '/__/auth/action',
  /** What the e-mail of an invitation opens. */
  invitation: '/invitation',
  notFound: '/404',
  profile: '/profile',
  ownMessages: '/notifications',
  settings: '/settings',
  admin: '/admin',
  administered: '/admin/establishments',
  administeredOne: (eid: string) => `/admin/establishment/${eid}`,
  adminUsers: '/admin/users',
  allRefusals: '/admin/refusals',
  generalJournal: '/admin/journal',
  permissions: '/admin/permissions',
  adminUser: (uid: string) => `/admin/user/${uid}`,
  establishments: '/establishment',
  newEstablishment: '/new-establishment',
  establishment: (eid: string) => `/establishment/${eid}`,
  today: (eid: string) => `/establishment/${eid}/today`,
  handover: (eid: string) => `/establishment/${eid}/handover`,
  /** What hangs on a wall of the home. */
  board: (eid: string) => `/establishment/${eid}/board`,
  alerts: (eid: string) => `/establishment/${eid}/alerts`,
  alert: (eid: string, aid: string) => `/establishment/${eid}/alerts/${aid}`,
  /** Every alert of a period. */
  alertHistory: (eid: string) => `/establishment/${eid}/alerts/history`,
  /** One alert with its whole course. */
  alertRecord: (eid: string, aid: string) => `/establishment/${eid}/alerts/${aid}/record`,
  informations: (eid: string) => `/establishment/${eid}/informations`,
  licences: (eid: string) => `/establishment/${eid}/licences`,
  shifts: (eid: string) => `/establishment/${eid}/shifts`,
  people: (eid: string) => `/establishment/${eid}/users`,
  devices: (eid: string) => `/establishment/${eid}/devices`,
  /** One device of a home. */
  device: (eid: string, deviceId: string) => `/establishment/${eid}/devices/${deviceId}`,
  escalation: (eid: string) => `/establishment/${eid}/escalation`,
  messages: (eid: string) => `/establishment/${eid}/messages`,
  /** What a month of a home comes to. */
  monthReport: (eid: string) => `/establishment/${eid}/monthly`,
  rules: (eid: string) => `/establishment/${eid}/notifications`,
  homeDocuments: (eid: string) => `/establishment/${eid}/documents`,
  journal: (eid: string) => `/establishment/${eid}/journal`,
  refusals: (eid: string) => `/establishment/${eid}/refusals`,
  beneficiary: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}`,
  details: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/details`,
  trends: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/trends`,
  /** All that is known of a resident over a period. */
  report: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/report`,
  residentDevices: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/devices`,
  residentAlerts: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/notifications`,
  documents: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/documents`,
  notes: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/details/messages`,
  /** A note within the details of its resident. */
  note: (eid: string, bid: string, mid: string) => `/establishment/${eid}/beneficiary/${bid}/message/${mid}`,
  /** The same as a page of its own, for whoever has a link to it. */
  notePage: (eid: string, bid: string, mid: string) =>
    `/establishment/${eid}/beneficiary/${bid}/messages/${mid}`,
  tasks: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}/details/tasks`,
  /** A task within the details of its resident. */
  task: (eid: string, bid: string, tid: string) => `/establishment/${eid}/beneficiary/${bid}/task/${tid}`,
  /** The same as a page of its own, for whoever has a link to it. */
  taskPage: (eid: string, bid: string, tid: string) =>
    `/establishment/${eid}/beneficiary/${bid}/tasks/${tid}`,
} as const
