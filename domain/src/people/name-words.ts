import { expected } from './look-alikes.ts'
import { english } from './name-words.en.ts'
import { french } from './name-words.fr.ts'

/** What stands beside a name or in its place, in one language; parted by blanks, or by strokes where it is of several words. */
export interface NameWords {
  /** What somebody is, or when they are there: with it before or behind a name is the same, also a name of one word. */
  jobs: string
  titles: string
  /** The same of what is a family name too, or a part of names (« Jacques Médecin », « Luc Proche », « Md »): it counts behind two words alone, which are a whole name. */
  jobsBehind: string
  /** Between a name and these: « de nuit », « l’infirmière », « of the night shift », « agente en soins », “on duty”. */
  links: string
  /** What goes before two words alone, for it begins names too: « De Nathalie Simard », « Étage Nathalie Simard ». */
  before: readonly string[]
  /** Behind these stands who did something, or in whose name: « Résolue par Nathalie Simard ». */
  handsOver: string
  articles: string
  /** What is written in the place of a name, as a whole name: of whoever reads or writes, of nobody, of whom nobody knows or is gone, and of all of a home. With a first name beside it « Personne » is one of a family. */
  places: string
  /** Who says no name, with nothing but articles, jobs and numbers behind: « La direction », « Le médecin », « Support technique ». */
  offices: string
  /** No name of a person begins with these, whatever stands behind. */
  begins: readonly string[]
  /** Who works at this moment, whoever that is: beside a job it is in nobody's name. A shift, as in « Infirmière de nuit », is that of one account of many. */
  atWork: readonly string[]
  /** Jobs that are names too. */
  alsoJobs: string
  /** What a relative is, which marks one behind a whole name: « Sylvie Roy (fille) ». */
  kin: string
  /** Who is called in need, and that in several words. */
  rescue: string
  rescueNames: readonly string[]
  /** What stands beside them. */
  rescueOffice: string
  /** Words of mail about somebody's account, which no home is called. */
  accounts: string
}

type Texts = 'jobs' | 'titles' | 'jobsBehind' | 'links'
const bothOf = (key: Texts): ReadonlySet<string> =>
  new Set(`${french[key]} ${english[key]}`.trim().split(/\s+/).map(expected))

export const jobs = bothOf('jobs')
export const titles = bothOf('titles')
export const jobsBehind = bothOf('jobsBehind')
export const links = bothOf('links')
export const before: ReadonlySet<string> = new Set([...french.before, ...english.before].map(expected))
/** Each by its words. */
export const handsOver: readonly (readonly string[])[] = `${french.handsOver}|${english.handsOver}`
  .split('|')
  .map((phrase) => phrase.split(' ').map(expected))

/** All of a list of both languages. */
export const inBoth = (
  key: Exclude<keyof NameWords, 'before' | 'begins' | 'atWork' | 'rescueNames'>,
): string => `${french[key]} ${english[key]}`
