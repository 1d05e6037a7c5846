import { actorSchema, alertSchema, resolutionSchema } from '@vigie/domain/alerts/alert'
import { idSchema, instantSchema } from '@vigie/domain/ids'
import type { Person } from '@vigie/domain/people/permissions'
import { z } from 'zod'
import { type AlertAct, actOnAlert } from '../alerts/act-on-alert.ts'
import { ApiError } from './api-error.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

const params = z.object({ eid: idSchema, aid: idSchema })
const nothing = z.object({})

/** The alert as it stands after the call, whoever made it so. */
const answer = z.object({
  id: idSchema,
  state: alertSchema.shape.state,
  /** Whether this call changed it: false for a repetition, and where somebody else was first. */
  changed: z.boolean(),
  shownAt: instantSchema.nullable(),
  acknowledgedBy: actorSchema.nullable(),
  acknowledgedAt: instantSchema.nullable(),
  resolvedBy: actorSchema.nullable(),
  resolvedAt: instantSchema.nullable(),
})

const common = { method: 'post', params, answer, refusals: ['forbidden', 'alertNotFound'] } as const

/** What people do about alerts. */
export const alertEndpoints: readonly Endpoint[] = [
  endpoint({
    ...common,
    path: '/api/establishment/:eid/alert/:aid/acknowledge',
    summary: 'Take an open alert upon oneself',
    body: nothing,
    run: ({ person, params }) => act(person, params, { act: 'acknowledge' }),
  }),
  endpoint({
    ...common,
    path: '/api/establishment/:eid/alert/:aid/resolve',
    summary: 'Close an alert and say why',
    body: z.object({ resolution: resolutionSchema }),
    run: ({ person, params, body }) => act(person, params, { act: 'resolve', ...body }),
  }),
  endpoint({
    ...common,
    path: '/api/establishment/:eid/alert/:aid/shown',
    summary: 'Record that a screen has shown an alert; the first one counts',
    body: nothing,
    run: ({ person, params }) => act(person, params, { act: 'show' }),
  }),
]

async function act(
  person: Person,
  { eid, aid }: z.output<typeof params>,
  act: AlertAct,
): Promise<z.input<typeof answer>> {
  const request = { person, establishmentId: eid, alertId: aid, act }
  const outcome = await actOnAlert(request, Date.now())
  if (!outcome.done) throw new ApiError(outcome.why)
  const { alert, changed } = outcome
  return { ...alert, id: aid, changed, shownAt: alert.times.shownAt }
}
