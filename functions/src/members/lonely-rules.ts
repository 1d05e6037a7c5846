import type { Transaction } from '@google-cloud/firestore'
import { levelOf, peopleOfStep, withShifts } from '@vigie/domain/alerts/escalation-plan'
import { isToldOfAllBy, mayBeToldBy } from '@vigie/domain/alerts/told-by-rule'
import { lonelyRulesEmail } from '@vigie/domain/notices/lonely-rules-text'
import * as logger from 'firebase-functions/logger'
import { emailsToOthers } from '../data/emails-to-others.ts'
import { getReaders } from '../data/notice-readers.ts'
import { getAccesses } from '../data/people.ts'
import { getPlansOfHome } from '../data/resident-plans.ts'
import { roomsOf } from '../data/rooms.ts'
import type { RuleNaming } from '../data/rules-naming.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** Who is told no more, and by which rules of which home: all that name them and may not tell them any more. */
export interface Untold {
  eid: string
  uid: string
  rules: readonly RuleNaming[]
  /** Whether they may not be told of a resident any more, so that no step of that resident's escalation reaches them either; of null: of any. */
  loses: (beneficiaryId: string | null) => boolean
}

/** The names of the rules that tell nobody any more; `tell` queues an e-mail about them in the same transaction. */
export interface LonelyRules {
  names: string[]
  tell: () => void
}

/**
 * Reads which rules, and which steps of the escalation of the home and of residents who have their own, tell nobody else, and who administers the home besides whoever is told no more:
 * they are written to about these. `now` is epoch milliseconds.
 */
export async function readLonelyRules(
  transaction: Transaction,
  { eid, uid, rules, loses }: Untold,
  now: number,
): Promise<LonelyRules> {
  const plans = (await getPlansThatTell(transaction, eid)).filter(
    ({ of, steps }) => loses(of) && steps.flat().includes(uid),
  )
  const others = rules.flatMap(({ recipients }) =>
    recipients.flatMap((to) => (to.kind === 'user' ? [to.uid] : [])),
  )
  const asked = new Set([...others, ...plans.flatMap(({ steps }) => steps.flat())])
  asked.delete(uid)
  const accesses = await getAccesses(transaction, eid, [...asked])
  const isToldBy = (isTold: typeof mayBeToldBy, rule: Pick<RuleNaming, 'beneficiaryId'>, other: string) => {
    const access = accesses.get(other)
    return access !== undefined && isTold(rule, access)
  }
  const tellsNobodyElse = (rule: RuleNaming) =>
    // The resident's own contact is the home's choice, and nobody's right.
    !rule.recipients.some((to) => to.kind === 'beneficiary' || isToldBy(isToldOfAllBy, rule, to.uid))
  const names = rules.filter(tellsNobodyElse).map(({ name }) => name)
  const lonely = plans.flatMap(({ of, steps }) => {
    const alone = steps.flatMap((uids, index) => {
      const isLonely =
        uids.includes(uid) && !uids.some((other) => isToldBy(mayBeToldBy, { beneficiaryId: of }, other))
      return isLonely ? levelOf(index) : []
    })
    return alone.length === 0 ? [] : [{ of, steps: alone }]
  })
  const isNone = names.length + lonely.length === 0
  return { names, tell: isNone ? () => {} : await readEmails(transaction, { eid, uid, names, lonely }, now) }
}

/** Steps of a plan that is activated. */
interface StepsOf<Step> {
  /** The resident whose own it is; null: the home's. */
  of: string | null
  steps: readonly Step[]
}

/** Whom each step of each plan may write to at some time. */
async function getPlansThatTell(
  transaction: Transaction,
  eid: string,
): Promise<StepsOf<readonly string[]>[]> {
  const { ofHome, own } = await getPlansOfHome(transaction, eid)
  const plans = [
    { of: null, plan: ofHome },
    ...[...own].map(([of, plan]) => ({ of, plan: withShifts(plan, ofHome) })),
  ]
  return plans.flatMap(({ of, plan }) =>
    plan?.activated ? [{ of, steps: plan.steps.map((step) => peopleOfStep(step, plan)) }] : [],
  )
}

/** Where what tells nobody is seen to: the home's rules, which come first in the e-mail; its plan; or its residents, one of whom has their own. */
function pageFor(eid: string, rules: number, lonely: readonly StepsOf<number>[]): string {
  const home = `${publicUrl.value()}/establishment/${eid}`
  if (rules > 0) return `${home}/notifications`
  return lonely.some(({ of }) => of === null) ? `${home}/escalation` : home
}

async function readEmails(
  transaction: Transaction,
  {
    eid,
    uid,
    names,
    lonely,
  }: { eid: string; uid: string; names: readonly string[]; lonely: readonly StepsOf<number>[] },
  now: number,
): Promise<() => void> {
  const { readers, outboxOf, establishmentName } = await getReaders(transaction, eid)
  const rooms = await roomsOf(
    eid,
    lonely.flatMap(({ of }) => of ?? []),
    transaction,
  )
  const facts = {
    establishmentName,
    rules: names,
    steps: lonely.flatMap(({ of, steps }) => (of === null ? steps : [])),
    ofResidents: lonely.flatMap(({ of, steps }) =>
      of === null ? [] : [{ room: rooms.get(of) ?? '', steps }],
    ),
    url: pageFor(eid, names.length, lonely),
  }
  const notice = { noticeId: `${eid}_lonelyRule`, but: uid }
  const wave = emailsToOthers(readers, notice, (locale) => lonelyRulesEmail(facts, locale), now)
  if (wave === null) {
    return () => logger.error('rules tell nobody any more, and nobody can be written to', { eid })
  }
  return () => queueWave(transaction, outboxOf, wave, now)
}
