import type { FileCall } from '@vigie/domain/api/call'
import { type DocumentPlace, documentPath } from '@vigie/domain/paths'
import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { readCareDocument } from '../data/documents.ts'
import { findFile } from '../data/files.ts'
import { ApiError } from './api-error.ts'
import { type Door, letIn } from './let-in.ts'
import { fromStorage, sendFile } from './send-file.ts'

/** How the server answers a call for a file: to whom it gives it, and where it is. */
export interface FileEndpoint<C extends FileCall = FileCall> extends Door<C> {
  /** Which document it is. */
  placeOf(params: z.output<C['params']>): DocumentPlace
}

/** Says that `authorise` and `placeOf` fit the call. */
export function fileEndpoint<C extends FileCall>(definition: FileEndpoint<C>): FileEndpoint {
  return definition as unknown as FileEndpoint
}

/** Serves it: who asks, whether they may, whether there is such a file and its bytes were looked at, in this order. */
export function mountFile(app: Express, endpoint: FileEndpoint): void {
  app.get(endpoint.call.path, async (req: Request, res: Response) => {
    const { params } = await letIn(endpoint, req, res)
    const place = endpoint.placeOf(params)
    const document = await readCareDocument(place)
    if (document?.state !== 'ready') throw new ApiError('documentNotFound')
    const file = await fromStorage(findFile(documentPath(place)))
    if (file === null) throw new ApiError('documentNotFound')
    await sendFile({ ...file, fileName: document.fileName }, req, res)
  })
}
