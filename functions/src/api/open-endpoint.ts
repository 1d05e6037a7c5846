import type { Call } from '@vigie/domain/api/call'
import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { inEqualTime } from '../limits/in-equal-time.ts'
import { parse } from './let-in.ts'
import { limitOpenCall } from './limits.ts'
import { readBody } from './read-body.ts'

/** How the server answers a call that anybody may make, signed in or not. */
export interface OpenEndpoint<C extends Call = Call> {
  call: C
  /** What is done before the time begins, the same whatever is asked. */
  prepare(): Promise<void>
  /** Does it. What it answers must not depend on whether an account exists. */
  run(body: z.output<C['body']>): Promise<z.input<C['answer']>>
}

/** Says that `run` fits the call. */
export function openEndpoint<C extends Call>(definition: OpenEndpoint<C>): OpenEndpoint {
  return definition as unknown as OpenEndpoint
}

/** Longer than anything that such a call does takes in an instance that is connected. */
const stepMs = 2_000

/** Serves it: counted for the address, then what is asked, and the answer after the same time whatever was done. */
export function mountOpen(app: Express, { call, prepare, run }: OpenEndpoint): void {
  app[call.method](call.path, async (req: Request, res: Response) => {
    await limitOpenCall(req, res)
    const body = parse(call.body, await readBody(req, res, call.bodyLimit))
    await prepare()
    res.locals.begun = true
    res.json({ data: call.answer.parse(await inEqualTime(stepMs, () => run(body))) })
  })
}
