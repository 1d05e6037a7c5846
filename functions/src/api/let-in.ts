import type { Call } from '@vigie/domain/api/call'
import type { RefusalCode } from '@vigie/domain/api/refusals'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import { strangerCost } from '../limits/address-limit.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import { authenticate, type Caller } from './authenticate.ts'
import { limitAddress, limitPerson } from './limits.ts'

/** A call, and who is let in with it. */
export interface Door<C extends Asking> {
  call: C
  /**
   * Whether the person may do this at all, told from the ids of the address with one round trip at most. Asked before the
   * body is looked at, and before anything of the record is: whoever may not learns nothing of either.
   */
  authorise(who: { person: Caller } & AddressOf<C>): Promise<boolean>
}

type Asking = Pick<Call, 'params' | 'query' | 'takesUnverified'>

interface AddressOf<C extends Asking> {
  params: z.output<C['params']>
  query: z.output<C['query']>
}

/** Who asks, as `whoIs` tells, and the ids of the address, for somebody who may. Throws ApiError. */
export async function letIn<C extends Asking>(
  { call, authorise }: Door<C>,
  req: Request,
  res: Response,
  whoIs = authenticate,
): Promise<{ person: Caller } & AddressOf<C>> {
  const idsOf = (): AddressOf<C> => ({
    params: parse<C['params']>(call.params, req.params),
    query: parse<C['query']>(call.query, req.query),
  })
  const person = await whoAsks(req, res, (look) => whoIs(req, look, call.takesUnverified), idsOf)
  const { params, query } = idsOf()
  if (!(await authorise({ person, params, query }))) throw new ApiError('forbidden')
  res.locals.uid = person.uid
  return { person, params, query }
}

/**
 * A call that nobody is let in with counts for its address, so that guessing comes to an end. Whoever is let in counts for
 * themselves alone: a phone on a home's network must not keep its nurses from taking an alert. Our own faults count for nobody.
 * An id that no record has is refused (`idsOf`) as soon as it is known whom to count it for, and before anything is read.
 */
async function whoAsks(
  req: Request,
  res: Response,
  whoIs: (beforeReading: (uid: string) => Promise<void>) => Promise<Caller>,
  idsOf: () => unknown,
): Promise<Caller> {
  const countAndLook = async (uid: string) => {
    await limitPerson(uid, res)
    idsOf()
  }
  try {
    return await whoIs(countAndLook)
  } catch (refused) {
    if (refused instanceof ApiError && !ofNoAddress.includes(refused.code))
      await limitAddress(req, res, strangerCost)
    throw refused
  }
}

/** Our own faults, and what was counted for a person. */
const ofNoAddress: readonly RefusalCode[] = ['unavailable', 'tooMany', 'invalidRequest']

/** Throws ApiError. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const read = schema.safeParse(input, { reportInput: true })
  if (read.success) return read.data
  throw invalidRequest(read.error.issues)
}
