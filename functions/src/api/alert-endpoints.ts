import { resolutionOf } from '@vigie/domain/alerts/alert-life'
import {
  type AlertAnswer,
  acknowledgeAlertCall,
  releaseAlertsCall,
  reportAlertShownCall,
  resolveAlertCall,
} from '@vigie/domain/api/alert-calls'
import { getAlertLoadCall } from '@vigie/domain/api/alert-load-calls'
import { can, type Person } from '@vigie/domain/people/permissions'
import { type AlertAct, type AlertActOutcome, actOnAlert } from '../alerts/act-on-alert.ts'
import { letGoOfAlerts } from '../alerts/let-go-of-alerts.ts'
import { loadOfHome } from '../alerts/load-of-home.ts'
import { readAlertAccess } from '../data/alert-acts.ts'
import { readMember } from '../data/members.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

interface Asked {
  person: Person
  params: { eid: string; aid: string }
}

const may =
  (act: AlertAct['act']) =>
  async ({ person, params: { eid, aid } }: Asked): Promise<boolean> => {
    const { membership, facts } = await readAlertAccess(eid, aid, person.uid)
    return can({ person, membership }, act, 'alerts', facts)
  }

/** What people do about alerts, and how much these ask of them. */
export const alertEndpoints: readonly Endpoint[] = [
  endpoint({
    call: acknowledgeAlertCall,
    authorise: may('acknowledge'),
    run: (asked) => act(asked, { act: 'acknowledge', ...asked.body }),
  }),
  endpoint({
    call: resolveAlertCall,
    authorise: may('resolve'),
    run: (asked) => act(asked, { act: 'resolve', ...asked.body }),
  }),
  endpoint({
    call: reportAlertShownCall,
    authorise: may('show'),
    run: (asked) => act(asked, { act: 'show' }),
  }),
  endpoint({
    call: releaseAlertsCall,
    // Their own alone: whoever has none changes nothing.
    authorise: async () => true,
    run: async ({ person, body: { of } }) => ({ released: await letGoOfAlerts(person.uid, of, Date.now()) }),
  }),
  endpoint({
    call: getAlertLoadCall,
    async authorise({ person, params: { eid } }) {
      return can({ person, membership: await readMember(eid, person.uid) }, 'update', 'establishments')
    },
    run: async ({ params: { eid }, query: { days } }) =>
      doneOr(await loadOfHome(eid, Number(days), Date.now())),
  }),
]

async function act({ person, params: { eid, aid } }: Asked, act: AlertAct): Promise<AlertAnswer> {
  const outcome = await actOnAlert({ person, establishmentId: eid, alertId: aid, act }, Date.now())
  if (!outcome.done) throw refusalOf(outcome.why)
  const { alert, changed } = outcome
  return { ...alert, id: aid, changed, shownAt: alert.times.shownAt, resolution: resolutionOf(alert) }
}

type WhyNot = Extract<AlertActOutcome, { done: false }>['why']

function refusalOf(why: WhyNot): ApiError {
  return why === 'callUnmade' ? new ApiError('invalidRequest', { lastCallAt: 'invalid' }) : new ApiError(why)
}
