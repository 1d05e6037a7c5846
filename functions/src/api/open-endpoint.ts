import type { Call } from '@vigie/domain/api/call'
import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { addressOf } from './asker-of.ts'
import { parse } from './let-in.ts'
import { limitOpenCall } from './limits.ts'
import { readBody } from './read-body.ts'

/** How the server answers a call that anybody may make, signed in or not. */
export interface OpenEndpoint<C extends Call = Call> {
  call: C
  /** It has an e-mail written to whatever address it is given, somebody's account or not. */
  writesToAnybody?: boolean
  /** Does it, or keeps it to be done. Neither what it answers nor how long that takes may depend on whether an account exists. `from`: when it is asked, epoch milliseconds, and from which network address. */
  run(body: z.output<C['body']>, from: { at: number; address: string | null }): Promise<z.input<C['answer']>>
}

/** Says that `run` fits the call. */
export function openEndpoint<C extends Call>(definition: OpenEndpoint<C>): OpenEndpoint {
  return definition as unknown as OpenEndpoint
}

/** Serves it: counted for the address of whoever asks, then what is asked. */
export function mountOpen(app: Express, { call, run, writesToAnybody = false }: OpenEndpoint): void {
  app[call.method](call.path, async (req: Request, res: Response) => {
    await limitOpenCall(req, res, writesToAnybody)
    const body = parse(call.body, await readBody(req, res, call.bodyLimit))
    res.locals.begun = true
    res.json({ data: call.answer.parse(await run(body, { at: Date.now(), address: addressOf(req) })) })
  })
}
