import { expected } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'
import { english } from './name-words.en.ts'
import { french } from './name-words.fr.ts'
import { inBoth } from './name-words.ts'

/** One of these words, as a part of an expression. */
const oneOf = (words: string): string => words.trim().split(/\s+/).map(expected).join('|')

const names = [...french.rescueNames, ...english.rescueNames].map(expected).join('|')
const rescue = `(?:${oneOf(inBoth('rescue'))}|${names}|911|811)`
const beside = oneOf(`${inBoth('rescueOffice')} ${inBoth('articles')} de du d of`)
const inNeed = new RegExp(
  `^(?:(?:${beside}) )*${rescue}(?: (?:${rescue}|${oneOf(inBoth('rescueOffice'))}|\\d+))*(?: (?:de|du|des|d|of) .*)?$`,
  'u',
)

/** Digits are themselves where a word has no letters: « 911 » is no word. */
const asRead = (word: string): string => (/^\d+$/.test(word) ? word : expected(word))

/**
 * Whether a name is that of a service which is called in need, or its number, and of nothing else: « Police », « Service de police de Montréal », « 9-1-1 », “Fire department”. One with a family name
 * or a home's beside it is another: « Marc Police », « Résidence de la Police montée ».
 */
export function isCalledInNeed(name: string): boolean {
  const number = name.replaceAll(/(?<!\p{N})([98])[^\p{L}\p{N}]*1[^\p{L}\p{N}]*1(?!\p{N})/gu, '$111')
  return inNeed.test(wordsOf(number).map(asRead).join(' '))
}
