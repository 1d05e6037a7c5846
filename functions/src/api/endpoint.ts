import type { Person } from '@vigie/domain/people/permissions'
import type { Express, Request, Response } from 'express'
import { z } from 'zod'
import { invalidRequest } from './api-error.ts'
import { authenticate } from './authenticate.ts'
import type { RefusalCode } from './error-texts.ts'

/** One call of /api, for a person who is signed in and verified. Express and the OpenAPI document are made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'post'
  /** As Express writes it. */
  path: `/api/${string}`
  summary: string
  params: Params
  body: Body
  /** What stands under `data`. */
  answer: Answer
  /** How `run` may refuse, beside what every endpoint may. */
  refusals: readonly RefusalCode[]
  /** Throws ApiError. */
  run: Run<Params, Body, Answer>
}

type Run<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = (call: {
  person: Person
  params: z.output<Params>
  body: z.output<Body>
}) => Promise<z.input<Answer>>

/** Says that `run` fits the schemas beside it. */
export function endpoint<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Endpoint<Params, Body, Answer>,
): Endpoint {
  return { ...definition, run: definition.run as Run<z.ZodType, z.ZodType, z.ZodType> }
}

/** Serves an endpoint. Who asks is settled before what they ask, so that a stranger learns nothing of either. */
export function mount(app: Express, { method, path, params, body, answer, run }: Endpoint): void {
  const request = z.object({ params, body })
  app[method](path, async (req: Request, res: Response) => {
    const person = await authenticate(req)
    res.locals.uid = person.uid
    // A call that needs no body may come without one.
    const read = request.safeParse({ params: req.params, body: req.body ?? {} }, { reportInput: true })
    if (!read.success) throw invalidRequest(withoutPart(read.error))
    res.json({ data: answer.parse(await run({ person, ...read.data })) })
  })
}

/** A caller knows the names of their fields, not whether we read them from the path or the body. */
function withoutPart({ issues }: z.ZodError): z.ZodError {
  return new z.ZodError(issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })))
}
