import type { Beneficiary } from '../care/beneficiary.ts'
import { readDevEui } from '../devices/dev-eui.ts'
import type { Assignment } from '../devices/device.ts'
import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { wordsOf } from '../people/name-starts.ts'

/** What stands on both sides of an apostrophe is one word too, for whoever types none: O’Connell is found by "oconnell". */
const joined = (name: string): string[] =>
  wordsOf(name.replace(/(\p{L})['’](?=\p{L})/gu, '$1')).filter((word) => !wordsOf(name).includes(word))

/** A room is written 214B, 214 B and 214-B, on its door and by who types it. */
function roomWords(room: string): string[] {
  const words = wordsOf(room)
  const whole = words.join('')
  return [...words, whole, ...(whole.match(/\p{N}+|\P{N}+/gu) ?? [])]
}

/** The words by which a resident is found: those of their name and of their room. */
export const residentWords = ({ name, room }: Pick<Beneficiary, 'name' | 'room'>): string[] => [
  ...wordsOf(name),
  ...joined(name),
  ...roomWords(room),
]

/** The words by which a person is found. */
export const personWords = (displayName: string): string[] => [
  ...wordsOf(displayName),
  ...joined(displayName),
]

/** Devices of one maker begin alike: people read the last digits of the sticker, four of them at least. */
const endingsOf = (deviceId: string): string[] => [8, 7, 6, 5, 4].map((count) => deviceId.slice(-count))

/** The words by which a device is found: its DevEUI from the front and by its last digits, where it is, and its type in each language. */
export function deviceWords(
  deviceId: string,
  { type, location }: Pick<Assignment, 'type' | 'location'>,
): string[] {
  const { fr, en } = deviceTypeInfo(type).name
  return [deviceId, ...endingsOf(deviceId), ...wordsOf(`${location} ${fr} ${en}`)]
}

/**
 * The words that somebody typed; a DevEUI, however its digits are grouped, is one. None where there is neither letter nor
 * digit. Sixteen letters from a to f without any number are the words of a name: one DevEUI in six million has no number, and
 * is found as it is written without groups.
 */
export function typedWords(term: string): string[] {
  const deviceId = /\d/.test(term) ? readDevEui(term) : null
  return deviceId === null ? [...new Set(wordsOf(term))] : [deviceId]
}

/** Whether somebody means by what they typed what has these words: each is the beginning of one, in whatever order. */
export const isMeantBy = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)))

/** All beginnings of these words, in whole characters: one for each letter at most. */
export const startsOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = [...word]
      return letters.map((_, at) => letters.slice(0, at + 1).join(''))
    }),
  ),
]
