import type { Transaction } from '@google-cloud/firestore'
import { isToldOfAllBy, mayBeToldBy } from '@vigie/domain/alerts/told-by-rule'
import type { Access } from '@vigie/domain/people/permissions'
import { readRelease } from '../alerts/release-held.ts'
import { getRulesNaming, type RuleNaming } from '../data/rules-naming.ts'
import { readEndOfInvitations } from './inviter-left.ts'
import { type LonelyRules, readLonelyRules } from './lonely-rules.ts'

/** What a person is in a home, before and after a change of their rights. */
export interface RightsInHome {
  eid: string
  before: Access
  after: Access
}

/** What goes with a change of rights. */
export interface Consequences {
  /** The names of the notification rules that tell nobody since. */
  lonelyRules: string[]
  /** Does it, in the transaction that has done its reading. */
  write: () => void
}

/**
 * Reads what goes with a change of what somebody may do in a home: alerts that they may not see to any more call again, and
 * administrators are told of rules that tell nobody since. Invitations that they may not make any more run out. `now` is epoch milliseconds.
 */
export async function readConsequences(
  transaction: Transaction,
  home: RightsInHome,
  now: number,
): Promise<Consequences> {
  const { eid, after } = home
  const changed = { uid: after.person.uid, eid, after: () => after }
  const [release, endInvitations, { names, tell }] = await Promise.all([
    readRelease(transaction, changed, now),
    readEndOfInvitations(transaction, changed, now),
    readLonelyIn(transaction, home, now),
  ])
  return { lonelyRules: names, write: inTurn(release, endInvitations, tell) }
}

/** The same in each of somebody's homes at once, and for the alerts of all others, where they are what `elsewhere` says. */
export async function readConsequencesEverywhere(
  transaction: Transaction,
  homes: readonly RightsInHome[],
  elsewhere: Access,
  now: number,
): Promise<Consequences> {
  const after = (eid: string) => homes.find((home) => home.eid === eid)?.after ?? elsewhere
  const changed = { uid: elsewhere.person.uid, eid: null, homes: homes.map(({ eid }) => eid), after }
  const [release, endInvitations, ...lonely] = await Promise.all([
    readRelease(transaction, changed, now),
    readEndOfInvitations(transaction, changed, now),
    ...homes.map((home) => readLonelyIn(transaction, home, now)),
  ])
  return {
    lonelyRules: lonely.flatMap(({ names }) => names),
    write: inTurn(release, endInvitations, ...lonely.map(({ tell }) => tell)),
  }
}

async function readLonelyIn(
  transaction: Transaction,
  { eid, before, after }: RightsInHome,
  now: number,
): Promise<LonelyRules> {
  const { uid } = after.person
  const named = await getRulesNaming(transaction, eid, uid)
  const loses = (isTold: typeof mayBeToldBy) => (rule: Pick<RuleNaming, 'beneficiaryId'>) =>
    isTold(rule, before) && !isTold(rule, after)
  // Who becomes a relative is told of theirs alone by a rule for all.
  const rules = named.filter((rule) => loses(mayBeToldBy)(rule) || loses(isToldOfAllBy)(rule))
  const losesAlertsOf = (beneficiaryId: string | null) => loses(mayBeToldBy)({ beneficiaryId })
  return readLonelyRules(transaction, { eid, uid, rules, loses: losesAlertsOf }, now)
}

const inTurn =
  (...acts: readonly (() => void)[]) =>
  () => {
    for (const act of acts) act()
  }
