import type { Alert } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import type { TestHome } from './home.ts'
import { buttonRule } from './home-with-button.ts'
import { newId } from './ids.ts'
import { newAlert } from './outbox.ts'

/** An alert that somebody is on, of a rule that tells one colleague of theirs by SMS. */
export async function takenAlert(
  home: TestHome,
  taker: { uid: string; name: string },
  change: Partial<Alert> = {},
) {
  const colleague = await home.addMember()
  const phone: string = (await db.doc(paths.user(colleague)).get()).get('phoneMobile')
  const ruleId = await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: colleague }] })
  const beneficiaryId = await home.addResident()
  const aid = newId('alert')
  const by = { uid: taker.uid, name: taker.name }
  const taken: Alert = {
    ...newAlert({ ruleId, beneficiaryId }),
    state: 'acknowledged',
    acknowledgedBy: by,
    acknowledgedAt: Date.now(),
    ...change,
  }
  const document = db.doc(paths.alert(home.eid, aid))
  await document.set(taken)
  return { aid, taken, by, colleague, phone, alert: async () => (await document.get()).data() as Alert }
}
