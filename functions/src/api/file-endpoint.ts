import type { FileCall } from '@vigie/domain/api/call'
import type { RefusalCode } from '@vigie/domain/api/refusals'
import type { Person } from '@vigie/domain/people/permissions'
import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { askedBy } from '../data/asker.ts'
import { findFile } from '../data/files.ts'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker-of.ts'
import { authenticateForFile } from './authenticate-by-pass.ts'
import { type Door, letIn } from './let-in.ts'
import { fromStorage, sendFile } from './send-file.ts'

/** How the server answers a call for a file: to whom it gives it, and where it is. */
export interface FileEndpoint<C extends FileCall = FileCall> extends Door<C> {
  /** Where in Cloud Storage it is, and what it is called where it is saved; null where there is none to be read, or why it may not be now. */
  find(
    params: z.output<C['params']>,
    person: Person,
  ): Promise<{ path: string; fileName: string } | { why: RefusalCode } | null>
}

/** Says that `authorise` and `find` fit the call. */
export function fileEndpoint<C extends FileCall>(definition: FileEndpoint<C>): FileEndpoint {
  return definition as unknown as FileEndpoint
}

/** Serves it: who asks, whether they may, whether there is such a file, in this order. */
export function mountFile(app: Express, endpoint: FileEndpoint): void {
  app.get(endpoint.call.path, async (req: Request, res: Response) => {
    const { params, person } = await letIn(endpoint, req, res, authenticateForFile)
    const found = await askedBy(askerOf(person, req), () => endpoint.find(params, person))
    if (found === null) throw new ApiError('documentNotFound')
    if ('why' in found) throw new ApiError(found.why)
    const file = await fromStorage(findFile(found.path))
    if (file === null) throw new ApiError('documentNotFound')
    await sendFile({ ...file, fileName: found.fileName }, req, res)
  })
}
