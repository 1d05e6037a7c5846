import type { Audit } from '@vigie/domain/care/audit'
import type { TFunction } from 'i18next'

/** What people and residents are called today, by their ids. */
export interface NamesNow {
  readonly people: ReadonlyMap<string, string>
  readonly residents: ReadonlyMap<string, string>
}

/** The same, and what people who are not known any more were called last. */
export interface Names extends NamesNow {
  readonly kept: ReadonlyMap<string, string>
}

/** An entry, as far as it names people. */
export type Naming = Pick<Audit, 'uid' | 'name' | 'aboutName'> & { recordPath: string }

/** Adds what these entries, latest first, called people whom nothing names today: they have left, or never belonged. */
export function withKeptNames(names: NamesNow, entries: readonly Naming[]): Names {
  const kept = entries.toReversed().flatMap(({ uid, name, aboutName, recordPath }) => {
    const about = personOn(recordPath)
    return [[about, aboutName] as const, [uid, name] as const].filter(
      ([who, called]) => who !== '' && called !== '' && !names.people.has(who),
    )
  })
  return { ...names, kept: new Map(kept) }
}

/** Whose profile or membership a path leads to; empty: nobody's. */
export function personOn(path: string): string {
  const [collection, id = '', below, member = ''] = path.split('/')
  return collection === 'users' ? id : below === 'members' ? member : ''
}

/**
 * Somebody as an entry names them: by what they were called then, and what they are called today beside it where that is something else, for
 * whoever takes the name of another must not pass for them in what is read later (docs/adr/0158-whose-words-these-are.md). An entry that says
 * no name names them as they are called today, or were last. Null: nothing says who it is.
 */
export function calledIn(then: string, uid: string, { people, kept }: Names, t: TFunction): string | null {
  const now = people.get(uid)
  if (then === '') return now ?? kept.get(uid) ?? null
  return now === undefined || now === then ? then : t('journal.thenAndNow', { then, now })
}
