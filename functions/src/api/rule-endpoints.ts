import { backTestCall, conditionAsked, homeBackTestCall } from '@vigie/domain/api/back-test-calls'
import { activateRuleCall, deleteRuleCall } from '@vigie/domain/api/rule-act-calls'
import {
  alertsAtOnce,
  listRulesCall,
  ruleRecipientsCall,
  rulesActivityCall,
  setRuleCall,
} from '@vigie/domain/api/rule-calls'
import { whyCall, whySilenceCall } from '@vigie/domain/api/why-calls'
import { can, type Person, residentsReadBy } from '@vigie/domain/people/permissions'
import type { z } from 'zod'
import { readTellNewlyNamed } from '../alerts/tell-newly-named.ts'
import { tellWhy } from '../alerts/tell-why.ts'
import { tellWhySilence } from '../alerts/tell-why-silence.ts'
import { tryRule, tryRuleOfHome } from '../alerts/try-rule.ts'
import { trySilence } from '../alerts/try-silence.ts'
import { readMember } from '../data/members.ts'
import { activateRule, deleteRule, setRule } from '../data/rule-changes.ts'
import { readRecipients } from '../data/rule-recipients.ts'
import { readActivity, readRules } from '../data/rules-of-home.ts'
import { ApiError, StaleError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mayUnlessInactive } from './unless-inactive.ts'

interface Asked {
  person: Person
  query: { establishmentId: string; beneficiaryId?: string | undefined }
}

async function accessOf({ person, query: { establishmentId } }: Asked) {
  return { person, membership: await readMember(establishmentId, person.uid) }
}

const mayWrite = (operation: 'update' | 'delete') => async (asked: Asked) =>
  mayUnlessInactive(await accessOf(asked), (access) => can(access, operation, 'notifications'))

const actOf = ({ person: { uid }, query: { establishmentId: eid } }: Asked, nid: string) => ({
  eid,
  nid,
  uid,
})

/** The rule that is to be tried; throws ApiError where what it compares cannot be compared. */
function triedOf(query: z.infer<typeof backTestCall.query>) {
  const condition = conditionAsked(query)
  if (condition === undefined) throw new ApiError('invalidRequest', { value: 'invalid' })
  const { action, deviceTypes, shiftIds } = query
  return { action, deviceTypes, shiftIds, condition }
}

/** Of a rule that tells of a silence what is known of that too. */
async function silencesOf(
  eid: string,
  { tellsSilence, deviceTypes }: z.infer<typeof backTestCall.query>,
  beneficiaryId: string | null,
  now: number,
) {
  if (tellsSilence === undefined) return {}
  const silences = await trySilence(eid, { beneficiaryId, deviceTypes }, now)
  return silences && { silences }
}

/** By which rules a home is told of what, and what came of them. */
export const ruleEndpoints: readonly Endpoint[] = [
  endpoint({
    call: listRulesCall,
    authorise: async (asked) => can(await accessOf(asked), 'read', 'notifications'),
    run: ({ query }) => readRules(query.establishmentId, query.beneficiaryId),
  }),
  endpoint({
    call: rulesActivityCall,
    async authorise(asked) {
      const { beneficiaryId } = asked.query
      return can(
        await accessOf(asked),
        'read',
        'alerts',
        beneficiaryId === undefined ? {} : { beneficiaryId },
      )
    },
    run: ({ query }) => readActivity(query.establishmentId, query.beneficiaryId, alertsAtOnce),
  }),
  endpoint({
    call: whyCall,
    async authorise({ person, params: { eid, bid: beneficiaryId } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return can(access, 'read', 'notifications') && can(access, 'read', 'days', { beneficiaryId })
    },
    async run({ params, query }) {
      return doneOr(await tellWhy({ ...params, ...query }))
    },
  }),
  endpoint({
    call: whySilenceCall,
    async authorise({ person, params: { eid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return can(access, 'read', 'notifications') && can(access, 'read', 'technicalAlerts')
    },
    run: async ({ params: { eid, id } }) => doneOr(await tellWhySilence(eid, id)),
  }),
  endpoint({
    call: backTestCall,
    async authorise({ person, params: { eid, bid: beneficiaryId } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return can(access, 'update', 'notifications') && can(access, 'read', 'days', { beneficiaryId })
    },
    async run({ params: { eid, bid: beneficiaryId }, query }) {
      const now = Date.now()
      const [tried, silences] = await Promise.all([
        tryRule(eid, { ...triedOf(query), beneficiaryId }, now),
        silencesOf(eid, query, beneficiaryId, now),
      ])
      return { ...doneOr(tried), ...silences }
    },
  }),
  endpoint({
    call: homeBackTestCall,
    async authorise({ person, params: { eid } }) {
      const access = { person, membership: await readMember(eid, person.uid) }
      return can(access, 'update', 'notifications') && residentsReadBy(access) === 'all'
    },
    async run({ params: { eid }, query }) {
      const now = Date.now()
      const [tried, silences] = await Promise.all([
        tryRuleOfHome(eid, triedOf(query), now),
        silencesOf(eid, query, null, now),
      ])
      return { ...doneOr(tried), ...silences }
    },
  }),
  endpoint({
    call: ruleRecipientsCall,
    authorise: mayWrite('update'),
    run: ({ query }) => readRecipients(query.establishmentId),
  }),
  endpoint({
    call: setRuleCall,
    // Which of the two it is, only the record says; whoever may do one may do the other.
    authorise: mayWrite('update'),
    async run({ body: { id, rule }, ...asked }) {
      const outcome = await setRule(actOf(asked, id), rule, Date.now(), readTellNewlyNamed)
      if ('why' in outcome && outcome.why === 'ruleChanged')
        throw new StaleError(outcome.why, outcome.current)
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: deleteRuleCall,
    authorise: mayWrite('delete'),
    async run({ params: { id }, ...asked }) {
      return deleteRule(actOf(asked, id), Date.now())
    },
  }),
  endpoint({
    call: activateRuleCall,
    authorise: mayWrite('update'),
    async run({ body: { id, activated }, ...asked }) {
      return doneOr(await activateRule(actOf(asked, id), activated, Date.now(), readTellNewlyNamed))
    },
  }),
]
