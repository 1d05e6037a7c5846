import type { FileCall } from '@vigie/domain/api/call'
import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { findFile } from '../data/files.ts'
import { ApiError } from './api-error.ts'
import { type Door, letIn } from './let-in.ts'
import { fromStorage, sendFile } from './send-file.ts'

/** How the server answers a call for a file: to whom it gives it, and where it is. */
export interface FileEndpoint<C extends FileCall = FileCall> extends Door<C> {
  /** Its path in Cloud Storage. */
  pathOf(params: z.output<C['params']>): string
}

/** Says that `authorise` and `pathOf` fit the call. */
export function fileEndpoint<C extends FileCall>(definition: FileEndpoint<C>): FileEndpoint {
  return definition as unknown as FileEndpoint
}

/** Serves it: who asks, whether they may, whether there is such a file, in this order. */
export function mountFile(app: Express, endpoint: FileEndpoint): void {
  app.get(endpoint.call.path, async (req: Request, res: Response) => {
    const { params } = await letIn(endpoint, req, res)
    const file = await fromStorage(findFile(endpoint.pathOf(params)))
    if (file === null) throw new ApiError('documentNotFound')
    await sendFile(file, req, res)
  })
}
