import { expected } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'

/**
 * Behind which a name goes on with what somebody is: « Nathalie Simard, infirmière ». Within a word an apostrophe, a hyphen and the colon of Mohawk belong to it; with a blank beside them they
 * part what stands before from what comes.
 */
const goesOn =
  /[.,،·・–—(（)）/&+°"“”«»]|\s[^\p{L}\p{M}\p{N}\s]|[^\p{L}\p{M}\p{N}\s]\s|\p{Extended_Pictographic}|\p{RI}/gu

/** What somebody is, or when they are there: with a title before or a job behind it a name is the same. */
const besideNames = new Set(
  `
    m mr mrs ms miss mme mlle monsieur madame mademoiselle dr dre docteur docteure doctor
    inf infirmier infirmière nurse rn pab préposé préposée attendant aux auxiliaire chef clinicien clinicienne
    nuit jour soir night day evening remplaçant remplaçante
  `
    .trim()
    .split(/\s+/)
    .map(expected),
)

/** A name without the titles before it; as it is where nothing else is left of it. */
export function withoutTitle(name: string): string {
  const [, title = '', rest] =
    /^[^\p{L}\p{N}]*([\p{L}\p{N}\p{M}]+)[^\p{L}\p{N}]+(\p{L}.*)$/su.exec(name) ?? []
  return rest !== undefined && besideNames.has(expected(title)) ? withoutTitle(rest) : name
}

/** A name without the jobs behind it, in the same way. */
function withoutJob(name: string): string {
  const [, rest, job = ''] =
    /^(.*[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+([\p{L}\p{N}\p{M}]+)$/su.exec(name) ?? []
  return rest !== undefined && besideNames.has(expected(job)) ? withoutJob(rest) : name
}

/** A name, and what of it could be a name by itself: what stands before a job or the like. */
export function beginningsOf(name: string): string[] {
  const parted = Array.from(name.matchAll(goesOn), ({ index }) => name.slice(0, index).trim())
  return [...new Set([...parted, withoutJob(name), name])].filter((part) => wordsOf(part).length > 0)
}

/**
 * What somebody of this name is called as well: what stands before their job, and without their title. Two words at least: of « Marie (Mimi) Roy » and « M. Roy » a single one is
 * many people's.
 */
export function shorterNamesOf(name: string): string[] {
  const isName = (part: string) => wordsOf(part).length >= 2 && !/[(（"“«]/u.test(part)
  const first = beginningsOf(name).find(isName) ?? name
  const shorter = new Set([first, withoutTitle(name), withoutTitle(first)])
  return [...shorter].filter((part) => part !== name && isName(part))
}
