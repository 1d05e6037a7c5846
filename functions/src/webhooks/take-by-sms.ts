import { spokenOf } from '@vigie/domain/alerts/alert-life'
import { mayTake } from '@vigie/domain/deliveries/counted-on'
import { mayNotTake } from '@vigie/domain/deliveries/reachability'
import { answerable } from '@vigie/domain/phone/last-told'
import { answerSms, takingSms, whichSms } from '@vigie/domain/phone/sms-answer-words'
import { defaultLocale } from '@vigie/domain/text'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readAlertsOf } from '../data/message-with-alerts.ts'
import { type peopleOfNumber, type Told, toldAt } from '../data/sms-answers.ts'
import { takeReports } from '../delivery/take-report.ts'
import { askedBySms } from './asked-by-sms.ts'
import { isBarredFrom, meantBySms } from './meant-by-sms.ts'

export interface SmsAnswer {
  number: string
  people: Awaited<ReturnType<typeof peopleOfNumber>>
  /** What may be the name of a room (`roomsSaid`); none: it names none. */
  said: readonly string[]
}

const nobody = { room: '', beneficiaryName: '' }

/** Takes the alert that is meant, and says which; null where a room is named that no message of use is about. `now` is epoch milliseconds. */
export async function takeBySms({ number, people, said }: SmsAnswer, now: number): Promise<string | null> {
  const uids = people.map(({ uid }) => uid)
  const told = answerable(await toldAt(number, uids), now)
  const asked = await askedBySms(told)
  const meant = meantBySms(told, asked, { uids, said }, now)
  if (meant === null) return null
  await Promise.all(told.filter((one) => isBarredFrom(asked, one)).map(reportMayNot))
  const locale = people[0]?.locale ?? defaultLocale
  if (meant === 'mayNot') return takingSms({ took: 'mayNot' }, nobody, locale)
  if (typeof meant === 'string') return answerSms(meant, locale)
  return 'rooms' in meant ? whichSms('toTake', meant.rooms, locale) : take(meant, now)
}

async function take({ told, uid }: { told: Told; uid: string }, now: number): Promise<string> {
  const { establishmentId, about } = told
  const alertIds = about.kind === 'alert' ? about.alertIds : []
  const taking = await takeByPhone(uid, { establishmentId, alertIds }, now)
  if (taking.took === 'mayNot') await reportMayNot(told)
  const alert = spokenOf(await readAlertsOf(establishmentId, told))
  // Whoever may not see the resident any more is not told of them.
  const who = taking.took === 'mayNot' || !alert ? nobody : alert
  return takingSms(taking, who, told.locale)
}

/** It has arrived, and nobody comes because of it. */
async function reportMayNot(told: Told): Promise<void> {
  if (!mayTake(told)) return
  const { establishmentId, deliveryId, attempts: attempt, providerId } = told
  await takeReports({ establishmentId, deliveryId }, [
    { status: 'bounced', attempt, providerId, reason: mayNotTake },
  ])
}
