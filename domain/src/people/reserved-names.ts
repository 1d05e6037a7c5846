import { hasPhoneNumber } from '../phone/has-phone-number.ts'
import { expected } from './look-alikes.ts'
import { beginningsOf, isOfJob, mayStandBehind, withoutNumber } from './name-parts.ts'
import { wordsOf } from './name-starts.ts'
import { english } from './name-words.en.ts'
import { french } from './name-words.fr.ts'
import { inBoth } from './name-words.ts'
import { isCalledInNeed } from './rescue-names.ts'

/** As a word is read at the size of a list: two letters that are read as one are that one too. */
const read = (text: string): string =>
  expected(text).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('ci', 'd')

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/).map(read))

const places = listed(`${inBoth('places')} ${inBoth('rescue')} vigie`)
const articles = listed(inBoth('articles'))
const offices = listed(inBoth('offices'))

/** Begins so, as a word. */
const first = new RegExp(`^(?:${[...french.begins, ...english.begins].map(read).join('|')})(?!\\p{L})`, 'u')
/** No name of a person has any one of these as a word. « You » is a name in Korean and Chinese: it is ours in parentheses alone. */
const nowhere = listed('vigie vous')

const atWork = [...french.atWork, ...english.atWork].map(expected).join('|')
const whoIsAtWork = new RegExp(`^(?:(.+?) (?:${atWork})(?: |$)|(?:the )?(?:${atWork}|duty) (.+)$)`, 'u')
const alsoJobs = listed(inBoth('alsoJobs'))

const mark = ['proche', 'relative'].map(expected).join('|')
const markWithin = new RegExp(`\\([^()]*\\b(?:${mark}|you)\\b`, 'u')
const markUnparted = new RegExp(`\\([()]*(?:${mark}|you(?!\\p{L}))`, 'u')

/** « Sylvie Roy – proche », « Sylvie Roy (sa fille) »: the mark behind a whole name. One that is joined by a hyphen is a family name. */
const kin = `${french.kin}|${english.kin}`.split('|').map(expected).join('|')
const whose = ['la', 'le', 'sa', 'son', 'her', 'his', 'the'].map(expected).join('|')
const parting = '(?:[–—,:;·/&(]|\\s[-‐‑])'
const markBehind = new RegExp(
  `\\p{L}\\s+\\p{L}.*?${parting}\\s*(?:${mark}|(?:(?:${whose})\\s+)?(?:${kin}))(?!\\p{L})`,
  'u',
)

/** Words of a name, also of one without blanks: « SupportVigie ». */
const wordsIn = (name: string): string[] =>
  [name, withoutNumber(name), name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')].flatMap(wordsOf).map(read)

/** What a name says but for articles, and for jobs and the like, of which no one says who somebody is. */
const saidIn = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isOfJob(word) && !articles.has(read(word)))
    .join('')

/** « Infirmière de garde », “On-call doctor”: all of it says a job, and that it is done now. */
function saysWhoIsAtWork(name: string): boolean {
  const [, before, behind] = whoIsAtWork.exec(wordsOf(name).map(expected).join(' ')) ?? []
  const isJob = (word: string) => isOfJob(word) || articles.has(read(word)) || alsoJobs.has(read(word))
  return (before ?? behind)?.split(' ').every(isJob) ?? false
}

/** « La direction », « Le médecin (nuit) »: an office, and nothing but jobs, shifts and numbers behind it. */
function saysOffice(name: string): boolean {
  const words = wordsOf(name).filter((word) => !articles.has(read(word)))
  const isBeside = (word: string) => offices.has(read(word)) || mayStandBehind(word)
  return offices.has(read(words[0] ?? '')) && words.every(isBeside)
}

/**
 * Whether a name is read as a word of Vigie's own, or as nobody: « Faite par vous », « Support Vigie », « … (proche) », « Personne s’en occupe », or as all of a home or whoever is there; or holds a telephone number; however it is parted, and whatever job stands beside it; or as who is called in need
 * (docs/adr/0158-whose-words-these-are.md).
 */
export function isWordOfOurs(name: string): boolean {
  const whole = expected(name).replaceAll('œ', 'oe')
  return (
    wordsIn(name).some((word) => nowhere.has(word)) ||
    saysWhoIsAtWork(name) ||
    saysOffice(name) ||
    isCalledInNeed(name) ||
    first.test(wordsOf(name).map(read).join(' ')) ||
    [name, withoutNumber(name)].flatMap(beginningsOf).some((part) => places.has(read(saidIn(part)))) ||
    hasPhoneNumber(name) ||
    markWithin.test(whole) ||
    markBehind.test(whole) ||
    markUnparted.test(whole.replaceAll(/[^\p{L}\p{N}()]/gu, ''))
  )
}
