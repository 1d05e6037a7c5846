import { expected } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'

/** Behind which a name goes on with what somebody is: « Nathalie Simard, infirmière ». */
const goesOn = /[,،·・–—(（/&+"“«]|:\s|\s-|-\s|\p{Extended_Pictographic}/gu

/** A name, and what of it could be a name by itself: what stands before a job or the like. */
export const beginningsOf = (name: string): string[] =>
  [...Array.from(name.matchAll(goesOn), ({ index }) => name.slice(0, index).trim()), name].filter(
    (part) => wordsOf(part).length > 0,
  )

/** Before which a name is the same: « Mme Nathalie Simard », « Inf. Nathalie Simard ». */
const titles = new Set(
  `
    m mr mrs ms miss mme mlle monsieur madame mademoiselle dr dre docteur docteure doctor
    inf infirmier infirmière nurse pab préposé préposée
  `
    .trim()
    .split(/\s+/)
    .map(expected),
)

/** A name without the titles before it; as it is where nothing else is left of it. */
export function withoutTitle(name: string): string {
  const [, title = '', rest] =
    /^[^\p{L}\p{N}]*([\p{L}\p{N}\p{M}]+)[^\p{L}\p{N}]+(\p{L}.*)$/su.exec(name) ?? []
  return rest !== undefined && titles.has(expected(title)) ? withoutTitle(rest) : name
}

/**
 * What somebody of this name is called as well: what stands before their job, and without their title. Two words at least: of « Marie (Mimi) Roy » and « M. Roy » a single one is
 * many people's.
 */
export function shorterNamesOf(name: string): string[] {
  const isName = (part: string) => wordsOf(part).length >= 2
  const first = beginningsOf(name).find(isName) ?? name
  const shorter = new Set([first, withoutTitle(name), withoutTitle(first)])
  return [...shorter].filter((part) => part !== name && isName(part))
}
