import { type LastTold, lastTold, mayBeRead } from '@vigie/domain/phone/last-told'
import { roomAsWritten, roomBegun, roomsMeant } from '@vigie/domain/phone/room-said'
import type { Told } from '../data/sms-answers.ts'
import type { Asked } from './asked-by-sms.ts'

interface Reply {
  /** Whose number it came from. */
  uids: readonly string[]
  /** What may be the name of a room (`roomsSaid`); none: the last is meant that the number was told of. */
  said: readonly string[]
}

/** What an SMS means: what of `lastTold`, or the rooms of which it does not say which; null: a room is named that no message of use is about. */
export type Meant = Exclude<LastTold<Told>, { which: Told[] }> | 'mayNot' | { rooms: string[] } | null

/**
 * Which of the messages that went to a number and are of use (`told`) a 1 from it answers, by what each asks by now
 * (docs/adr/0143-which-one-is-asked.md). `now` is epoch milliseconds.
 */
export function meantBySms(
  told: readonly Told[],
  asked: ReadonlyMap<Told, Asked>,
  { uids, said }: Reply,
  now: number,
): Meant {
  const waits = (one: Told) => asked.get(one)?.waits === true
  const isBarred = (one: Told) => isBarredFrom(asked, one)
  const roomOf = (one: Told) => asked.get(one)?.room ?? ''
  const whose = (one: Told) => asked.get(one)?.whose ?? one.deliveryId
  const endedAt = (one: Told) => asked.get(one)?.endedAt ?? null
  const lastOf = (some: readonly Told[]) => lastTold(some, uids, waits, now, { whose, endedAt })
  const isAlone = (one: Told) => !isOfSeveral(one, told)
  const isTheirs = (one: Told) => isAlone(one) && mayBeRead(one, now)
  // One room of two homes stands twice: it does not tell them apart.
  const roomsOf = (some: readonly Told[]) => [
    ...new Map(some.map((one) => [whose(one), roomOf(one)])).values(),
  ]
  // Whoever may take some of them is not kept from these by what they may not, nor by what a resident's contact is told, which asks for no answer; and learns of no other that it waits.
  const own = told.filter(({ recipient }) => recipient.kind === 'user')
  const takeable = own.filter((one) => waits(one) && !isBarred(one))
  const waves = new Set(own.map(({ about }) => about.waveId))
  const messages = told.filter(
    (one) => (own.length === 0 || waves.has(one.about.waveId)) && !(takeable.length > 0 && isBarred(one)),
  )
  // Whether or not anybody is to come there still: else what only looks like a room that was just taken would be taken for it.
  const rooms = roomsMeant(said, messages.map(roomOf))
  const there = messages.filter((one) => rooms.includes(roomOf(one)))
  const waiting = there.filter(waits)
  // Of one that waits no more it is said what became of it: « Répondez 1 », and the 1 after it, would take another.
  const ofRoom = waiting.length > 0 ? waiting : there
  const isNamed = said.length > 0
  // What nobody can answer for does not keep them from what they alone were asked.
  const alone = takeable.filter(isTheirs)
  if (isNamed && ofRoom.length === 0) {
    // Told to send a bare 1, they would take what came last.
    const begun = roomBegun(said, alone.map(roomOf))
    return begun === null ? null : { rooms: [begun] }
  }
  const aloneThere = alone.filter((one) => ofRoom.includes(one))
  // What is written as two rooms is two, however much both look like what was said.
  const isUnclear = new Set(rooms.map(roomAsWritten)).size > 1
  const couldBe = ofRoom.filter(isTheirs)
  const lastNamed = () => (isUnclear && couldBe.length > 0 ? { which: couldBe } : lastOf(ofRoom))
  const lastThere = isNamed ? lastNamed() : lastOf(messages)
  const last = lastThere === 'severalPeople' && aloneThere.length > 0 ? lastOf(aloneThere) : lastThere
  // Whoever has said which one is not sent to another.
  if (last === 'severalPeople' && !isNamed && alone.length > 0) return { rooms: roomsOf(alone) }
  if (typeof last === 'string' || !('which' in last)) return last
  return last.which.some(isBarred) ? 'mayNot' : { rooms: roomsOf(last.which.filter(isAlone)) }
}

/** Whether a message asks somebody to come who may not take its alert. */
export const isBarredFrom = (asked: ReadonlyMap<Told, Asked>, one: Told): boolean => {
  const its = asked.get(one)
  return its?.waits === true && !its.mayTake
}

const uidOf = ({ recipient }: Told) => (recipient.kind === 'user' ? recipient.uid : null)

/** Whether the same wave went to this number for somebody else too. */
const isOfSeveral = (one: Told, told: readonly Told[]) =>
  told.some((other) => other.about.waveId === one.about.waveId && uidOf(other) !== uidOf(one))
