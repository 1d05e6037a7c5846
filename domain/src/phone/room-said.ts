import { plainText } from './plain-text.ts'

/**
 * What an SMS that begins with a 1, or with a 0, may name as a room, « 1 214 »; none where it names none. « 1-12 » may be a 1 and room 12, or room 1-12. Whether it is a
 * room at all is for whoever asked to say (docs/adr/0143-which-one-is-asked.md).
 */
export function roomsSaid(text: string): string[] {
  const whole = plainText(text)
  const [, between = '', said = ''] = /^[01]([\s\p{P}]+)(.+)$/su.exec(whole) ?? []
  if (lettersAndDigits(said) === '') return []
  return /\s/.test(between) ? [said] : [said, whole]
}

/** A room by its parts, whatever the case, blanks and signs between them: « 214-b » is « 214 B », as « 214B » is; « 1-12 » is « 1 12 », and « 11-2 » another. */
export const roomAsWritten = (room: string): string =>
  plainText(room)
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|[\s\p{P}]+/gu, ' ')
    .trim()

/** The same without the word for it, as people say it: « ch. 214-B » is « 214 B ». */
export const roomInShort = (room: string): string =>
  roomAsWritten(plainText(room).replace(/^(?:CHAMBRE|CH|ROOM|RM)(?![A-Z])/, ''))

/** By what it is told apart where somebody goes, among all homes: one room, or one resident without a room. */
export const placeOf = (of: { establishmentId: string; beneficiaryId: string; room: string }): string =>
  `${of.establishmentId} ${roomAsWritten(of.room) || of.beneficiaryId}`

/** Which of some rooms what was said (`roomsSaid`) begins with, before other words, « 214 j'arrive »: the longest; null: none. */
export function roomBegun(said: readonly string[], rooms: readonly string[]): string | null {
  const begins = (room: string) =>
    roomInShort(room) !== '' && said.some((one) => `${roomInShort(one)} `.startsWith(`${roomInShort(room)} `))
  const [longest = null] = rooms
    .filter(begins)
    .toSorted((one, other) => roomInShort(other).length - roomInShort(one).length)
  return longest
}

const lettersAndDigits = (room: string) => roomInShort(room).replace(/[^\p{L}\p{N}]/gu, '')

/** By the first of these that any room agrees with: what is written alike is meant before what only looks alike. */
const likenesses = [roomAsWritten, roomInShort, lettersAndDigits]

/** Which of some rooms are meant by what was said (`roomsSaid`): several where it does not tell them apart. */
export function roomsMeant(said: readonly string[], rooms: readonly string[]): string[] {
  const meantBy = (one: string) =>
    likenesses
      .map((like) => rooms.filter((room) => like(room) !== '' && like(room) === like(one)))
      .find((found) => found.length > 0) ?? []
  return [...new Set(said.flatMap(meantBy))]
}
