import type { Call } from '@vigie/domain/api/call'
import type { Person } from '@vigie/domain/people/permissions'
import type { Express, Request, Response } from 'express'
import { z } from 'zod'
import { ApiError, invalidRequest } from './api-error.ts'
import { authenticate } from './authenticate.ts'
import { limitAddress, limitPerson, strangerCost } from './limits.ts'
import { readBody } from './read-body.ts'

/** How the server answers one call, for a person who is signed in and verified. */
export interface Endpoint<C extends Call = Call> {
  call: C
  /**
   * Whether the person may do this at all, told from the ids of the path with one round trip at most. Asked before the
   * body is looked at, and before anything of the record is: whoever may not learns nothing of either.
   */
  authorise(who: { person: Person; params: z.output<C['params']> }): Promise<boolean>
  /** Does it. May ask again what it must be sure of in its transaction. Throws ApiError. */
  run(asked: {
    person: Person
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
export function mount(app: Express, { call, authorise, run }: Endpoint): void {
  const content = z.object({ query: call.query, body: call.body })
  app[call.method](call.path, async (req: Request, res: Response) => {
    const person = await whoAsks(req, res)
    const params = parse(call.params, req.params)
    if (!(await authorise({ person, params }))) throw new ApiError('forbidden')
    res.locals.uid = person.uid
    const body = call.method === 'get' ? {} : await readBody(req, res, call.bodyLimit)
    const asked = parse(content, { query: req.query, body }, 1)
    res.locals.begun = call.method !== 'get'
    res.json({ data: call.answer.parse(await run({ person, params, ...asked })) })
  })
}

/**
 * A call that nobody is let in with counts for its address, so that guessing comes to an end. Whoever is let in counts for
 * themselves alone: a phone on a home's network must not keep its nurses from taking an alert. Our own faults count for nobody.
 */
async function whoAsks(req: Request, res: Response): Promise<Person> {
  try {
    return await authenticate(req, (uid) => limitPerson(uid, res))
  } catch (refused) {
    const isOurs = refused instanceof ApiError && ['unavailable', 'tooMany'].includes(refused.code)
    if (refused instanceof ApiError && !isOurs) await limitAddress(req, res, strangerCost)
    throw refused
  }
}

/** A caller knows the names of their fields, not the `hidden` levels above them by which we tell query from body. */
function parse<T extends z.ZodType>(schema: T, input: unknown, hidden = 0): z.output<T> {
  const read = schema.safeParse(input, { reportInput: true })
  if (read.success) return read.data
  throw invalidRequest(read.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(hidden) })))
}
