import { hasPhoneNumber } from '../phone/has-phone-number.ts'
import { expected } from './look-alikes.ts'
import { beginningsOf, isOfJob, withoutNumber } from './name-parts.ts'
import { wordsOf } from './name-starts.ts'

/** As a word is read at the size of a list: two letters that are read as one are that one too. */
const read = (text: string): string =>
  expected(text).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('ci', 'd')

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/).map(read))

/** What is written in the place of a name: of whoever reads or writes, of Vigie, of nobody, of whom nobody knows or is gone, and of all of a home. As a whole name; with a first name beside it « Personne » is one of a family. */
const places = listed(`
  vous you vigie personne nobody noone none aucun aucune inconnu inconnue unknown anonyme anonymous
  système system support proche procheaidant procheaidante relative caregiver
  moi nous collègue colleague relève tous toute toutes toutmonde toutpersonnel personnel staff allstaff all whole everyone everybody
  police pompiers ambulance urgence urgences emergency ambulancier ambulanciers
  comptesupprimé comptefermé utilisateursupprimé deletedaccount closedaccount deleteduser ancienmembre formermember
`)
/** No name of a person begins with these, whatever stands behind. */
const begins = ['quelqu un', 'quelquun', 'somebody', 'someone', 'nobody', 'no one'].map(read)
const first = new RegExp(`^(?:${begins.join('|')})(?!\\p{L})`, 'u')
/** Nor has any one of these as a word. « You » is a name in Korean and Chinese: it is ours in parentheses alone. */
const ourName = read('vigie')
const nowhere = listed('vigie vous')
const articles = listed('le la les l un une the votre vos your')

/** Who works at this moment, whoever that is: behind a job it is in nobody's name. A shift, as in « Infirmière de nuit », is that of one account of many. */
const atWork = ['de garde', 'de service', 'en service', 'en poste', 'on duty', 'on call', 'on shift'].map(
  expected,
)
const whoIsAtWork = new RegExp(`^(.+?) (?:${atWork.join('|')})(?: |$)`, 'u')
/** Jobs that are names too. */
const alsoJobs = listed('médecin docteur doctor agent agente')

const mark = ['proche', 'relative'].map(expected).join('|')
const markWithin = new RegExp(`\\([^()]*\\b(?:${mark}|you)\\b`, 'u')
const markUnparted = new RegExp(`\\([()]*(?:${mark}|you(?!\\p{L}))`, 'u')

/** « Sylvie Roy – proche »: the mark behind a whole name. One that is joined by a hyphen is a family name. */
const markBehind = new RegExp(`\\p{L}\\s+\\p{L}.*?(?:[–—,:;·/&]|\\s[-‐‑])\\s*(?:${mark})(?!\\p{L})`, 'u')

/** Words of a name, also of one without blanks: « SupportVigie ». */
const wordsIn = (name: string): string[] =>
  [name, withoutNumber(name), name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')].flatMap(wordsOf).map(read)

/** What a name says but for articles, and for jobs and the like, of which no one says who somebody is. */
const saidIn = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isOfJob(word) && !articles.has(read(word)))
    .join('')

/** « Infirmière de garde »: all of it says a job, and that it is done now. */
function saysWhoIsAtWork(name: string): boolean {
  const [, who] = whoIsAtWork.exec(wordsOf(name).map(expected).join(' ')) ?? []
  const isJob = (word: string) => isOfJob(word) || articles.has(read(word)) || alsoJobs.has(read(word))
  return who?.split(' ').every(isJob) ?? false
}

/**
 * Whether a name is read as a word of Vigie's own, or as nobody: « Faite par vous », « Support Vigie », « … (proche) », « Personne s’en occupe », or as all of a home or whoever is there; or holds a telephone number; however it is parted, and whatever job stands beside it
 * (docs/adr/0158-whose-words-these-are.md).
 */
export function isWordOfOurs(name: string): boolean {
  const whole = expected(name)
  return (
    wordsIn(name).some((word) => nowhere.has(word)) ||
    saysWhoIsAtWork(name) ||
    first.test(wordsOf(name).map(read).join(' ')) ||
    [name, withoutNumber(name)].flatMap(beginningsOf).some((part) => places.has(read(saidIn(part)))) ||
    hasPhoneNumber(name) ||
    markWithin.test(whole) ||
    markBehind.test(whole) ||
    markUnparted.test(whole.replaceAll(/[^\p{L}\p{N}()]/gu, ''))
  )
}

/**
 * Whether a home cannot be called so: its name stands in our mail to whatever address somebody invites, where « Sécurité Vigie, rappelez le 1 900 555-0199 » would speak for us
 * (docs/adr/0120-a-message-says-where-somebody-is.md).
 */
export const speaksForVigie = (homeName: string): boolean =>
  wordsIn(homeName).some((word) => word === ourName) || hasPhoneNumber(homeName)
