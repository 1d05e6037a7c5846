import { expected } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'

/**
 * Behind which a name goes on with what somebody is: « Nathalie Simard, infirmière ». Within a word an apostrophe, a hyphen and the colon of Mohawk belong to it; with a blank beside them they
 * part what stands before from what comes.
 */
const goesOn =
  /[.,،·・–—(（)）/&+°"“”«»]|\s[^\p{L}\p{M}\p{N}\s]|[^\p{L}\p{M}\p{N}\s]\s|\p{Extended_Pictographic}|\p{RI}/gu

const wordsAs = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(expected))

/** What somebody is, or when they are there: with it before or behind a name is the same, also a name of one word. */
const jobs = wordsAs(`
  inf infirmier infirmière nurse rn pab préposé préposée attendant aux auxiliaire chef clinicien clinicienne garde
  aide soignant soignante stagiaire bénévole volunteer responsable superviseur superviseure supervisor
  ergo ergothérapeute thérapeute occupational therapist physio physiothérapeute physiotherapist
  ips lpn rpn psw cna physician directeur directrice director direction admin administrateur administratrice
  administrator adjoint adjointe assistant assistante gestionnaire coordonnateur coordonnatrice coordinator
  psychologue psychologist travailleuse travailleur sociale social nutritionniste dietitian pharmacien
  pharmacienne pharmacist inhalothérapeute orthophoniste éducateur éducatrice intervenant intervenante
  technicien technicienne technician secrétaire secretary réceptionniste receptionist cheffe
  nuit jour matin soir night day morning evening quart shift équipe team remplaçant remplaçante
`)
const titles = wordsAs(
  'm mr mrs ms miss mme mlle monsieur madame mademoiselle dr dre docteur docteure doctor',
)
/** The same of what is a family name too, or a part of names (« Jacques Médecin », « Luc Proche », « Md »): it counts behind two words alone, which are a whole name. */
const jobsBehind = wordsAs(`
  médecin md np ot pt ts erg pht bsc bscn bsn msc msn phd soins care unité unit manager worker
  proche procheaidant procheaidante aidant aidante famille family relative caregiver visiteur visiteuse visitor
  moi myself ici service fonction poste duty call congé absent absente présent présente disponible available
  officiel officielle official intérim bis
  aic asi étage floor aile wing tél tel téléphone compte vérifié vérifiée verified certifié certifiée
`)
/** Between a name and these: « de nuit », « l’infirmière », « of the night shift », « agente en soins », “on duty”. */
const links = wordsAs('de du des d la le l en et par of the and on')
/** « 2e étage »: a number that links to a job behind it. */
const ordinal = /^\d+\p{L}{1,3}$/u
/** « Résolue par Nathalie Simard »: what stands behind is whoever did it. */
const doneBy = /^(?:.*[^\p{L}\p{N}\p{M}])?(?:par|by)[^\p{L}\p{N}\p{M}]+(\p{L}.*)$/isu

/** Whether a word is no part of a name, but says what somebody is or when they are there. */
export const isOfJob = (word: string): boolean => jobs.has(expected(word))

/** Whether it says nothing else. */
const saysJob = (text: string): boolean => wordsOf(text).every(isOfJob)

/** A name without the titles and jobs before it, by one word more each time, as it is last; and without what it says that they did. */
export function withoutTitles(name: string): string[] {
  const [, doer] = doneBy.exec(name) ?? []
  if (doer !== undefined) return [...withoutTitles(doer), name]
  const [, title = '', rest] =
    /^[^\p{L}\p{N}]*([\p{L}\p{N}\p{M}]+)[^\p{L}\p{N}]+(\p{L}.*)$/su.exec(name) ?? []
  const goes = rest !== undefined && (titles.has(expected(title)) || isOfJob(title))
  return goes ? [...withoutTitles(rest), name] : [name]
}
const withoutTitle = (name: string): string => withoutTitles(name)[0] ?? name

/** A name without the jobs behind it, and what links them to it, in the same way. */
function withoutJobs(name: string, mayLink = false): string[] {
  const [, rest, between = '', job = ''] =
    /^(.*[\p{L}\p{M}\p{N}])([^\p{L}\p{M}\p{N}]+)([\p{L}\p{N}\p{M}]+)$/su.exec(name) ?? []
  if (rest === undefined) return [name]
  const word = expected(job)
  // « Marie Roy-Médecin » has two family names.
  const isBehindName = jobsBehind.has(word) && wordsOf(rest).length >= 2 && !/^[-‐‑]$/.test(between)
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
