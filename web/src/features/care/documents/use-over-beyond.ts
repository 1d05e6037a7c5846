import { useEffect, useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { documentSource } from '../records/document-sources.ts'
import type { Upload } from './upload-list.ts'
import { forgetUpload } from './uploads.ts'

/** Forgets what is being sent from here once its record, which the list does not hold where many came after it, awaits nothing any more. */
export function useOverBeyond({ id, eid, bid, state }: Upload, isListed: boolean): void {
  const isSent = state === 'checking' || state === 'failed'
  const source = useMemo(
    () => (isSent && !isListed ? documentSource({ eid, bid, fid: id }) : null),
    [isSent, isListed, eid, bid, id],
  )
  const live = useLive(source)
  const isOver = live.status === 'ready' && live.value !== null && live.value.state !== 'coming'
  useEffect(() => {
    if (isOver) forgetUpload(id)
  }, [isOver, id])
}
