import { useMemo } from 'react'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { documentsOfSizesSource, mostSizes } from '../records/document-sources.ts'
import type { Chosen, NameAndSize } from './chosen-files.ts'
import type { DocumentsOf } from './documents-of.ts'

/**
 * Of the documents that are there, those that are as long as one of the files that were chosen, once that is known: the list of a page
 * may not hold them.
 */
export function useSameSize(
  { eid, bid }: Pick<DocumentsOf, 'eid' | 'bid'>,
  files: readonly Chosen[],
): readonly NameAndSize[] {
  const sizes = [...new Set(files.flatMap(({ news }) => news?.size ?? []))].join()
  const sources = useMemo(() => {
    const all = sizes === '' ? [] : sizes.split(',').map(Number)
    return Array.from({ length: Math.ceil(all.length / mostSizes) }, (_, index) =>
      documentsOfSizesSource(eid, bid, all.slice(index * mostSizes, (index + 1) * mostSizes)),
    )
  }, [eid, bid, sizes])
  return useLiveAll(sources).flatMap((live) =>
    live.status === 'ready' ? live.value.items.filter(({ state }) => state === 'ready') : [],
  )
}
