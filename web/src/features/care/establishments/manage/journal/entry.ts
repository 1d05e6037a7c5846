import { type Audit, type AuditAction, auditActions, type Given } from '@vigie/domain/care/audit'
import { isAuditField } from '@vigie/domain/care/audit-fields'
import { levelNameOf } from '@vigie/domain/people/levels'
import { membershipRoleIdSchema, roleIdSchema, roleNames } from '@vigie/domain/people/roles'
import { monthTold } from '@vigie/domain/reports/told-amounts'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { calledIn, type Names, type Naming } from './names-then.ts'

/** An entry of the journal in words. */
export interface JournalEntry {
  readonly id: string
  readonly at: number
  /** Who did it: their id, and what they are called. */
  readonly uid: string
  readonly who: string
  /** What kind of record it is about: what stands before the dot of its action. */
  readonly kind: string
  readonly what: string
  /** Whom or what it is about; empty where the action says it all. */
  readonly whom: string
  /** Which access or role was gained or lost with it, in words; empty where none was. */
  readonly access: string
  /** The record's own path: what it is called may change. */
  readonly recordPath: string
  /** What was changed of it, in words. */
  readonly fields: readonly string[]
  readonly address: string
}

/** What kind of record an action is about. */
export const kindOf = (action: string): string => action.split('.', 1)[0] ?? action

const isKnown = (action: string): action is AuditAction => auditActions.some((one) => one === action)
const keyOf = <A extends string>(action: A) => action.replace('.', '_') as KeyOf<A>
type KeyOf<A extends string> = A extends `${infer Kind}.${infer Act}` ? `${Kind}_${Act}` : A

/** What was done, in words: what a home was made, and what each other action is called; one of a later version is shown as it is. */
export function whatOf({ action, state }: Pick<Audit, 'action' | 'state'>, t: TFunction): string {
  if (action === 'establishment.change' && state !== undefined) return t(`journal.made.${state}`)
  return isKnown(action) ? t(`journal.actions.${keyOf(action)}`) : action
}

/** The collections whose documents bear the id of a person or a resident. */
const named = { members: 'people', users: 'people', beneficiaries: 'residents' } as const
const isNamed = (collection: string): collection is keyof typeof named => Object.hasOwn(named, collection)

/**
 * Whom or what an entry is about, or from which name to which somebody went: each resident on the way to its record by name and each person by the name of then, a device by its number, a rule by what it was called then, and the residents
 * that it names besides: no path says whose alert it is.
 */
export function whomOf(
  {
    action,
    recordPath,
    beneficiaryIds,
    uid,
    name,
    aboutName,
    renamed,
  }: Pick<Audit, 'action' | 'beneficiaryIds' | 'renamed'> & Naming,
  names: Names,
  t: TFunction,
  locale: Locale,
): string {
  if (renamed) return t('journal.fromTo', renamed)
  const segments = recordPath.split('/')
  const met = segments.flatMap((collection, index) => {
    const id = segments[index + 1]
    if (index % 2 === 1 || id === undefined || !isNamed(collection)) return []
    if (named[collection] === 'residents') return [names.residents.get(id) ?? id]
    // Whoever changes their own profile is not named a second time.
    return [calledIn(aboutName === '' && id === uid ? name : aboutName, id, names, t) ?? id]
  })
  const device = kindOf(action) === 'device' ? segments.slice(-1) : []
  // A rule or shift that was deleted is known by nothing else, a device that was retired by a number that nobody knows, and an invited address nowhere else in the journal.
  const called = ['rule', 'shift', 'invitation', 'device'].includes(kindOf(action)) && aboutName !== ''
  // Which month of the home somebody has read.
  const month =
    segments.at(-2) === 'homeMonths' ? segments.slice(-1).map((one) => monthTold(one, locale)) : []
  const about = beneficiaryIds.map((id) => names.residents.get(id) ?? id)
  return [...new Set([...device, ...(called ? [aboutName] : []), ...month, ...met, ...about])].join(', ')
}

/** Which access to a home, or which role, an entry says that somebody gained or lost, in words; empty where it says none. */
export function accessOf(
  { action, given }: { action: string; given: Given | null },
  t: TFunction,
  locale: Locale,
): string {
  if (given === null) return ''
  const wordOf = (id: number | null) => {
    if (kindOf(action) === 'user') {
      const role = roleIdSchema.safeParse(id)
      return role.success ? roleNames[role.data][locale] : t('journal.noRole')
    }
    const level = membershipRoleIdSchema.nullable().safeParse(id)
    return level.success ? t(`people.levels.${levelNameOf(level.data)}`) : `${id}`
  }
  const { from, to } = given
  if (from === undefined) return to === undefined ? '' : wordOf(to)
  return t('journal.fromTo', { from: wordOf(from), to: to === undefined ? t('journal.nothing') : wordOf(to) })
}

/** What an entry says was changed, in words; of how long the home keeps what its sensors say, from what to what; what a home was made its act says. */
export function changedIn(
  { fields, keptMonths, state }: Pick<Audit, 'fields' | 'keptMonths' | 'state'>,
  t: TFunction,
): string[] {
  const unsaid = state === undefined ? fields : fields.filter((name) => name !== 'state')
  return unsaid.map((name) => {
    if (!isAuditField(name)) return name
    const word = t(`journal.fieldNames.${name}`)
    if (name !== 'keptMonths' || keptMonths === undefined) return word
    return t('journal.keptFromTo', { what: word, ...keptMonths })
  })
}

/** The people that entries name, each once: who did it, and whom it is about. */
export function peopleIn(entries: readonly { uid: string; recordPath: string }[]): readonly string[] {
  const ids = entries.flatMap(({ uid, recordPath }) => {
    const [collection, id] = recordPath.split('/')
    return collection === 'users' && id !== undefined ? [uid, id] : [uid]
  })
  return [...new Set(ids)]
}
