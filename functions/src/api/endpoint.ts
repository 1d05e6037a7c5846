import type { Call } from '@vigie/domain/api/call'
import { idSchema } from '@vigie/domain/ids'
import type { Express, Request, Response } from 'express'
import { z } from 'zod'
import { askedBy } from '../data/asker.ts'
import { inTheNameOf, NoLongerAllowed } from '../data/in-the-name-of.ts'
import { recordRead } from '../data/opened-records.ts'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker-of.ts'
import { type Caller, stillHere } from './authenticate.ts'
import { type Door, letIn, parse } from './let-in.ts'
import { countLargeBody, countSlowBody, limitForms } from './limits.ts'
import { readBody } from './read-body.ts'
import { readForm } from './read-form.ts'

/** How the server answers one call, for a person who is signed in and verified. */
export interface Endpoint<C extends Call = Call> extends Door<C> {
  /** Does it. May ask again what it must be sure of in its transaction. Throws ApiError. */
  run(asked: {
    person: Caller
    params: z.output<C['params']>
    query: z.output<C['query']>
    body: z.output<C['body']>
  }): Promise<z.input<C['answer']>>
}

/** Says that `authorise` and `run` fit the call. */
export function endpoint<C extends Call>(definition: Endpoint<C>): Endpoint {
  return definition as unknown as Endpoint
}

/** Serves an endpoint: who asks, whether they may, what they ask, in this order. */
export function mount(app: Express, endpoint: Endpoint): void {
  const { call, authorise, run } = endpoint
  app[call.method](call.path, async (req: Request, res: Response) => {
    const { person, params, query } = await letIn(endpoint, req, res)
    const letInAt = Date.now()
    const stillMay = async () => {
      const now = await stillHere(person)
      return now !== null && authorise({ person: now, params, query })
    }
    const sent = call.method === 'get' ? {} : await bodyOf(person, call, req, res)
    // Whoever sends slowly may have lost the right meanwhile; what is not done in a transaction asks only here.
    if (Date.now() - letInAt > slowMs && !(await stillMay())) throw new ApiError('forbidden')
    const body = parse(call.body, sent)
    res.locals.begun = call.method !== 'get'
    const answer = await askedBy(askerOf(person, req), async () => {
      const [told] = await Promise.all([
        inTheNameOf(stillMay, () => run({ person, params, query, body })),
        call.method === 'get' ? leaveTrace(params, query, person.uid) : null,
      ])
      return told
    }).catch(forbidWhatIsNoLongerAllowed)
    res.json({ data: call.answer.parse(answer) })
  })
}

const ofResident = z.object({ eid: idSchema, bid: idSchema })
const asksOfResident = z
  .object({ establishmentId: idSchema, beneficiaryId: idSchema })
  .transform(({ establishmentId: eid, beneficiaryId: bid }) => ({ eid, bid }))

/** What is told of one resident is told to somebody who opened their record, whether by its page or by a call, in its path or its question. */
async function leaveTrace(params: unknown, query: unknown, uid: string): Promise<void> {
  const place = ofResident.safeParse(params).data ?? asksOfResident.safeParse(query).data
  if (place) await recordRead({ ...place, uid }, Date.now())
}

/** A body that takes longer than this lets time pass in which a right may go. */
const slowMs = 500

function forbidWhatIsNoLongerAllowed(error: unknown): never {
  throw error instanceof NoLongerAllowed ? new ApiError('forbidden') : error
}

/** Whoever lets us wait for a body holds a slot that others need: that counts for them, whatever it is refused for. Throws ApiError. */
async function bodyOf(
  person: Caller,
  { bodyLimit, isForm }: Call,
  req: Request,
  res: Response,
): Promise<unknown> {
  if (isForm) limitForms(res)
  else await countLargeBody(person.uid, req, bodyLimit, res)
  try {
    return await (isForm ? readForm : readBody)(req, res, bodyLimit)
  } catch (refused) {
    // One that is too large was read away as long as it may take, and has not come to its end either.
    const isUnderWay = !req.complete && !req.destroyed
    if (refused instanceof ApiError && isUnderWay) await countSlowBody(person.uid, res)
    throw refused
  }
}
