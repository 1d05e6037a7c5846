import type { Alert } from '@vigie/domain/alerts/alert'
import type { Establishment } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { createHome, type TestHome } from './home.ts'
import { eventMessage } from './sensor-messages.ts'

export const button = 'NOVIKA-LW-BOUTON'

/** A rule of presses, for `addRule`. */
export const buttonRule = { action: 'buttonPressed' as const, deviceTypes: [button] as [typeof button] }

/** A home with a resident who has a call button; no rule yet. */
export async function homeWithButton(change: Partial<Establishment> = {}) {
  const home = await createHome(change)
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, button, 'Chevet')
  const press = (event: { eventId?: string; occurredAt?: number } = {}) =>
    eventMessage(home, { deviceId, kind: 'buttonPressed', ...event })
  return { home, bid, deviceId, press }
}

/** The same with a rule that tells one member by SMS. */
export async function homeWhereOneIsTold() {
  const known = await homeWithButton()
  const nurse = await known.home.addMember()
  const told = { recipients: [{ kind: 'user' as const, uid: nurse }], methods: ['sms' as const] }
  const ruleId = await known.home.addRule({ ...buttonRule, ...told })
  return { ...known, nurse, ruleId }
}

/** The alerts of a home, each with its id. */
export async function alertsOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.alerts(eid)).get()
  return docs.map((document) => ({ id: document.id, ...(document.data() as Alert) }))
}

/** Changes an alert as time or a person would have. */
export const changeAlert = ({ eid }: TestHome, aid: string, fields: Partial<Alert>) =>
  db.doc(paths.alert(eid, aid)).update(fields)

const alertIdLength = 20

/** The messages of a home's alerts by the step that they tell of, their recipient and channel, sorted. */
export async function messagesOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.deliveries(eid)).get()
  return docs.map(({ id }) => id.slice(alertIdLength + 1)).sort()
}

/** The one alert of a home. Throws where there is none, or another beside it. */
export async function onlyAlertOf(home: TestHome) {
  const [alert, ...others] = await alertsOf(home)
  if (!alert || others.length > 0) throw new Error(`The home has ${others.length + (alert ? 1 : 0)} alerts`)
  return alert
}
