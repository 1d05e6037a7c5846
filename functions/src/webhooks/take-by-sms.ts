import { spokenOf } from '@vigie/domain/alerts/alert-life'
import { mayTake } from '@vigie/domain/deliveries/counted-on'
import { mayNotTake } from '@vigie/domain/deliveries/reachability'
import { answerable, lastTold, mayBeRead } from '@vigie/domain/phone/last-told'
import { roomAsWritten, roomsMeant } from '@vigie/domain/phone/room-said'
import { answerSms, takingSms, whichSms } from '@vigie/domain/phone/sms-answer-words'
import { defaultLocale } from '@vigie/domain/text'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readAlertsOf } from '../data/message-with-alerts.ts'
import { type peopleOfNumber, type Told, toldAt } from '../data/sms-answers.ts'
import { takeReports } from '../delivery/take-report.ts'
import { askedBySms } from './asked-by-sms.ts'

interface Answer {
  number: string
  people: Awaited<ReturnType<typeof peopleOfNumber>>
  /** What may be the name of a room (`roomsSaid`); none: the last is meant that the number was told of. */
  said: readonly string[]
}

const nobody = { room: '', beneficiaryName: '' }

/** Takes the alert that is meant, and says which; null where a room is named that no message of use is about. `now` is epoch milliseconds. */
export async function takeBySms({ number, people, said }: Answer, now: number): Promise<string | null> {
  const uids = people.map(({ uid }) => uid)
  const told = answerable(await toldAt(number), now)
  const asked = await askedBySms(told)
  const waits = (one: Told) => asked.get(one)?.waits === true
  const isBarred = (one: Told) => waits(one) && asked.get(one)?.mayTake === false
  // Whoever may take some of them is not kept from these by what they may not, nor by what a resident's contact is told, which asks for no answer; and learns of no other that it waits.
  const own = told.filter(({ recipient }) => recipient.kind === 'user')
  const takeable = own.filter((one) => waits(one) && !isBarred(one))
  const waves = new Set(own.map(({ about }) => about.waveId))
  const messages = told.filter(
    (one) => (own.length === 0 || waves.has(one.about.waveId)) && !(takeable.length > 0 && isBarred(one)),
  )
  const roomOf = (one: Told) => asked.get(one)?.room ?? ''
  const isNamed = said.length > 0
  const waiting = roomsMeant(said, messages.filter(waits).map(roomOf))
  // Of one that waits no more it is said what became of it: « Répondez 1 », and the 1 after it, would take another.
  const meantRooms = waiting.length > 0 ? waiting : roomsMeant(said, messages.map(roomOf))
  const ofRoom = messages.filter(
    (one) => meantRooms.includes(roomOf(one)) && waits(one) === waiting.length > 0,
  )
  if (isNamed && ofRoom.length === 0) return null
  const whose = (one: Told) => asked.get(one)?.whose ?? one.deliveryId
  const lastOf = (some: readonly Told[]) => lastTold(some, uids, waits, now, whose)
  const isAlone = (one: Told) => !isOfSeveral(one, told)
  // What nobody can answer for does not keep them from what they alone were asked.
  const alone = takeable.filter((one) => isAlone(one) && mayBeRead(one, now))
  const aloneThere = alone.filter((one) => ofRoom.includes(one))
  // What is written as two rooms is two, however much both look like what was said.
  const isUnclear = new Set(meantRooms.map(roomAsWritten)).size > 1
  const couldBe = ofRoom.filter((one) => isAlone(one) && mayBeRead(one, now))
  const lastNamed = () => (isUnclear && couldBe.length > 0 ? { which: couldBe } : lastOf(ofRoom))
  const lastThere = isNamed ? lastNamed() : lastOf(messages)
  const last = lastThere === 'severalPeople' && aloneThere.length > 0 ? lastOf(aloneThere) : lastThere
  const locale = people[0]?.locale ?? defaultLocale
  await Promise.all(told.filter(isBarred).map(reportMayNot))
  // One room of two homes stands twice: it does not tell them apart.
  const roomsOf = (some: readonly Told[]) => [
    ...new Map(some.map((one) => [whose(one), roomOf(one)])).values(),
  ]
  // Whoever has said which one is not sent to another.
  if (last === 'severalPeople' && !isNamed && alone.length > 0) return whichSms(roomsOf(alone), locale)
  if (typeof last === 'string') return answerSms(last, locale)
  if ('which' in last)
    return last.which.some(isBarred)
      ? takingSms({ took: 'mayNot' }, nobody, locale)
      : whichSms(roomsOf(last.which.filter(isAlone)), locale)
  const { told: meant, uid } = last
  const alertIds = meant.about.kind === 'alert' ? meant.about.alertIds : []
  const taking = await takeByPhone(uid, { establishmentId: meant.establishmentId, alertIds }, now)
  if (taking.took === 'mayNot') await reportMayNot(meant)
  const alert = spokenOf(await readAlertsOf(meant.establishmentId, meant))
  // Whoever may not see the resident any more is not told of them.
  const who = taking.took === 'mayNot' || !alert ? nobody : alert
  return takingSms(taking, who, meant.locale)
}

const uidOf = ({ recipient }: Told) => (recipient.kind === 'user' ? recipient.uid : null)

/** Whether the same wave went to this number for somebody else too. */
const isOfSeveral = (one: Told, told: readonly Told[]) =>
  told.some((other) => other.about.waveId === one.about.waveId && uidOf(other) !== uidOf(one))

/** It has arrived, and nobody comes because of it. */
async function reportMayNot(told: Told): Promise<void> {
  if (!mayTake(told)) return
  const { establishmentId, deliveryId, attempts: attempt, providerId } = told
  await takeReports({ establishmentId, deliveryId }, [
    { status: 'bounced', attempt, providerId, reason: mayNotTake },
  ])
}
