import { routes } from '../../../web/src/lib/page/routes.ts'

/** What the addresses of a home and of a person name. */
export interface AddressIds {
  eid: string
  aid?: string
  deviceId?: string
  bid?: string
  mid?: string
  tid?: string
  uid?: string
}

/** Every address of the app by its name in `routes`; a new one with an id in it is a type error until it stands here. */
export const addressesOf = ({
  eid,
  aid = 'a',
  deviceId = '0000000000000001',
  bid = 'b',
  mid = 'm',
  tid = 't',
  uid = 'u',
}: AddressIds) =>
  ({
    ...routes,
    administeredOne: routes.administeredOne(eid),
    adminUser: routes.adminUser(uid),
    establishment: routes.establishment(eid),
    today: routes.today(eid),
    handover: routes.handover(eid),
    board: routes.board(eid),
    alerts: routes.alerts(eid),
    alert: routes.alert(eid, aid),
    alertHistory: routes.alertHistory(eid),
    alertRecord: routes.alertRecord(eid, aid),
    informations: routes.informations(eid),
    licences: routes.licences(eid),
    shifts: routes.shifts(eid),
    rules: routes.rules(eid),
    escalation: routes.escalation(eid),
    messages: routes.messages(eid),
    monthReport: routes.monthReport(eid),
    people: routes.people(eid),
    devices: routes.devices(eid),
    device: routes.device(eid, deviceId),
    homeDocuments: routes.homeDocuments(eid),
    journal: routes.journal(eid),
    refusals: routes.refusals(eid),
    beneficiary: routes.beneficiary(eid, bid),
    details: routes.details(eid, bid),
    trends: routes.trends(eid, bid),
    report: routes.report(eid, bid),
    residentDevices: routes.residentDevices(eid, bid),
    residentAlerts: routes.residentAlerts(eid, bid),
    documents: routes.documents(eid, bid),
    notes: routes.notes(eid, bid),
    note: routes.note(eid, bid, mid),
    notePage: routes.notePage(eid, bid, mid),
    tasks: routes.tasks(eid, bid),
    task: routes.task(eid, bid, tid),
    taskPage: routes.taskPage(eid, bid, tid),
  }) satisfies Record<keyof typeof routes, string>

/** Those that show anybody the same, and those for whoever is signed out or has to verify their e-mail. */
const outside = [
  'authAction',
  'reservedAuthAction',
  'invitation',
  'notFound',
  'login',
  'expired',
  'createAccount',
  'forgotPassword',
  'verifyEmail',
] as const

/** Every address that is for whoever is signed in, those for administrators too. */
export function addressesInside(ids: AddressIds): string[] {
  const isOutside: ReadonlySet<string> = new Set(outside)
  return Object.entries(addressesOf(ids)).flatMap(([name, address]) => (isOutside.has(name) ? [] : address))
}

/** Those that lead on to another, or are one of the others at another place. */
const ways = ['admin', 'administeredOne', 'alert'] as const

/** Every screen of whoever is signed in, by one address of it. */
export function screensInside(ids: AddressIds): string[] {
  const all = addressesOf(ids)
  const led: readonly string[] = ways.map((name) => all[name])
  return addressesInside(ids).filter((address) => !led.includes(address))
}

/** Those under /admin. */
export const adminAddresses = (ids: AddressIds): string[] =>
  addressesInside(ids).filter((address) => address.startsWith(routes.admin))
