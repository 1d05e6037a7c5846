import type { User } from './user.ts'

/** What somebody says of an account that they ask for, and when they asked: epoch milliseconds. */
export interface Saying extends Pick<User, 'displayName' | 'locale'> {
  at: number
}

/** What a profile whose address nobody has shown to be theirs says of that. */
export type Asked = Pick<User, 'displayName' | 'locale' | 'terms' | 'createdAt' | 'askedAt'>

/** What becomes of it. */
export interface AskedAgain<S extends Saying> {
  askedAt: number
  /** Whose name and language the profile has now; null: those it had. */
  named: S | null
  /** They have said different things: nobody has accepted the terms any more. */
  isDisputed: boolean
  /** Those who changed something, in the order in which they asked, and what. */
  changed: { by: S; fields: ('displayName' | 'locale' | 'terms')[] }[]
}

/**
 * What an account is called that several people ask for: what the last of them said, whenever each is told of
 * (docs/adr/0040-accounts-are-made-by-the-api.md). Null where nothing changes, as where the same is told again.
 */
export function askedAgain<S extends Saying>(known: Asked, sayings: readonly S[]): AskedAgain<S> | null {
  // A profile that nobody has asked for again says what its first said.
  let askedAt = known.askedAt ?? known.createdAt
  let isDisputed = known.terms === null
  let named: S | null = null
  const changed: AskedAgain<S>['changed'] = []
  for (const saying of sayings.toSorted((one, other) => one.at - other.at)) {
    const { displayName, locale } = named ?? known
    const isSame = saying.displayName === displayName && saying.locale === locale
    const isLatest = saying.at >= askedAt
    if (isLatest) askedAt = saying.at
    if (isSame || (isDisputed && !isLatest)) continue
    const fields: AskedAgain<S>['changed'][number]['fields'] = isDisputed ? [] : ['terms']
    if (isLatest && saying.locale !== locale) fields.unshift('locale')
    if (isLatest && saying.displayName !== displayName) fields.unshift('displayName')
    if (isLatest) named = saying
    isDisputed = true
    changed.push({ by: saying, fields })
  }
  if (changed.length === 0 && askedAt === (known.askedAt ?? known.createdAt)) return null
  return { askedAt, named, isDisputed, changed }
}
