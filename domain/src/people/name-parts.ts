import { expected } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'
import { before, handsOver, jobs, jobsBehind, links, titles } from './name-words.ts'

/**
 * Behind which a name goes on with what somebody is: « Nathalie Simard, infirmière ». Behind « pour » stands for whom. Within a word an apostrophe, a hyphen and the colon of Mohawk belong to it; with a blank beside them they
 * part what stands before from what comes.
 */
const goesOn =
  /[.,،·・–—(（)）/&+°"“”«»]|\s[^\p{L}\p{M}\p{N}\s]|[^\p{L}\p{M}\p{N}\s]\s|\p{Extended_Pictographic}|\p{RI}|\s(?:pour|for|via)\s/giu

/** A number that links to a job behind it, « 2e étage », or of what stands before it, « poste 12 ». */
const ordinal = /^\d+\p{L}{0,3}$/u

interface Token {
  written: string
  word: string
  /** Where it begins in the name. */
  at: number
}
const tokensOf = (name: string): Token[] =>
  Array.from(name.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: written, index: at }) => ({
    written,
    word: expected(written),
    at,
  }))

/** « Résolue par Nathalie Simard », « au nom de Nathalie Simard »: what stands behind is whoever did it, or for whom. Which token that begins with; 0 where it is all of the name. */
function doerAt(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word)
  const isBehind = (at: number) =>
    handsOver.some((phrase) => phrase.every((word, i) => words[at - phrase.length + i] === word))
  for (let at = tokens.length - 1; at > 0; at--) if (isBehind(at)) return at
  return 0
}

/** Whether a word is no part of a name, but says what somebody is or when they are there. */
export const isOfJob = (word: string): boolean => jobs.has(expected(word))

/** Whether it may stand behind a job, as one does, a link or a number. */
export const mayStandBehind = (word: string): boolean =>
  isOfJob(word) || jobsBehind.has(expected(word)) || links.has(expected(word)) || ordinal.test(word)

/** Whether it says nothing else. */
const saysJob = (text: string): boolean => wordsOf(text).every(isOfJob)

/**
 * A name without the titles and jobs before it, by one word more each time, as it is last; and without what it says that they did, and for whom. What begins names too, as « De » does, goes before two
 * words alone.
 */
export function withoutTitles(name: string): string[] {
  const tokens = tokensOf(name)
  let first = doerAt(tokens)
  const starts = [0, ...(first > 0 ? [first] : [])]
  const goes = ({ word, written }: Token, next: Token | undefined, behind: number) =>
    titles.has(word) ||
    jobs.has(word) ||
    (links.has(word) && jobs.has(next?.word ?? '')) ||
    (behind >= 2 && (before.has(word) || ordinal.test(written)))
  for (const token of tokens.slice(first, -1)) {
    first += 1
    if (!goes(token, tokens[first], tokens.length - first)) break
    starts.push(first)
  }
  const parts = starts.map((start) => (start === 0 ? name : name.slice(tokens[start]?.at)))
  return parts.filter((part) => part === name || /\p{L}/u.test(part)).reverse()
}
const withoutTitle = (name: string): string => withoutTitles(name)[0] ?? name

/** A name without the jobs behind it, and what links them to it, in the same way. */
function withoutJobs(name: string, mayLink = false): string[] {
  const [, rest, between = '', job = ''] =
    /^(.*[\p{L}\p{M}\p{N}])([^\p{L}\p{M}\p{N}]+)([\p{L}\p{N}\p{M}]+)$/su.exec(name) ?? []
  if (rest === undefined) return [name]
  const word = expected(job)
  // « Marie Roy-Médecin » has two family names.
  const saysMore = jobsBehind.has(word) || /^\d+\p{L}+$/u.test(job)
  const isBehindName = saysMore && wordsOf(rest).length >= 2 && !/^[-‐‑]$/.test(between)
  const goes =
    isOfJob(job) || isBehindName || titles.has(word) || (mayLink && (links.has(word) || ordinal.test(job)))
  return goes ? [...withoutJobs(rest, true), name] : [name]
}

/** A name without numbers before and behind it, which tell nobody apart: « Nathalie Simard 2 », « n° 2 », « III ». A single « I », « V » or « X » is an initial. */
export const withoutNumber = (name: string): string =>
  name
    .replace(
      /(?<=\p{L}\p{M}*)(?:[^\p{L}\p{N}]+n[°ºo])?[^\p{L}\p{N}]*(?:\d+|[^\p{L}\p{N}](?:[IVXl]{2,}|i{2,}))$/u,
      '',
    )
    .replace(/^\P{L}+(?=\p{L})/u, '')

/** « Simard, Nathalie »: a name that has its family name first, and says so by a comma, in the order that one reads; null where it has none. */
function turned(name: string): string | null {
  const [family, given] = name.split(/[,،]/u).filter((part) => !saysJob(part))
  const first = given?.trim().split(goesOn)[0]
  return family && first ? `${withoutJobs(first)[0]} ${withoutTitle(family.trim())}` : null
}

/** A name, and what of it could be a name by itself: what stands before a job or the like. */
export function beginningsOf(name: string): string[] {
  const parted = Array.from(name.matchAll(goesOn), ({ index }) => name.slice(0, index).trim())
  const parts = [...parted, name, turned(name) ?? name].flatMap((part) => withoutJobs(part))
  return [...new Set(parts)].filter((part) => wordsOf(part).length > 0)
}

/**
 * What somebody of this name is called as well: what stands before their job, and without their title. Two words at least: of « Marie (Mimi) Roy » and « M. Roy » a single one is
 * many people's.
 */
export function shorterNamesOf(name: string): string[] {
  const isName = (part: string) => wordsOf(part).length >= 2 && !/[(（"“«]/u.test(part)
  const first = beginningsOf(name).find(isName) ?? name
  const shorter = new Set([first, withoutTitle(name), withoutTitle(first), turned(name) ?? name])
  return [...shorter].filter((part) => part !== name && isName(part))
}
