import i18next from 'i18next'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { deleteDocument } from './document-api.ts'
import { sayOutcome } from './sent-outcomes.ts'
import type { Upload } from './upload-list.ts'
import { forgetUpload } from './uploads.ts'

/** Ends what is being sent from this page, here and at the server. */
export function cancelUpload(upload: Pick<Upload, 'id' | 'eid' | 'bid' | 'title'>): void {
  const { id, eid, bid, title } = upload
  forgetUpload(id)
  sayOutcome(upload, 'cancelled')
  // Where it cannot be told, the server forgets it by itself within the hour.
  deleteDocument({ eid, bid, fid: id }).catch((error: unknown) =>
    tellFailure(
      error,
      () => i18next.t('documents.notCancelled', { title }),
      () => title,
    ),
  )
}
