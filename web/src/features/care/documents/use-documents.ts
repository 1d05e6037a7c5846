import type { CareDocument } from '@vigie/domain/care/document'
import { useCallback, useMemo, useState } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { documentsSource } from '../records/document-sources.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'

const pageOfDocuments = 50

/** The latest documents of a resident or a home, live. */
export interface LatestDocuments {
  readonly live: Live<LiveList<CareDocument>>
  /** To be shown. */
  readonly shown: readonly KnownDocument[]
  /** Whether `live` holds all there are. */
  readonly isWhole: boolean
  /** Shows more of them, twice as many, so that whoever reads all has each read a few times at most; null: all are shown. */
  readonly more: (() => void) | null
}

/**
 * Listens to the latest documents, to a page more than is shown: those that others add come above what is shown, and push nothing out of it
 * that somebody may be reading or naming. What was there stays while more comes.
 */
export function useDocuments({ eid, bid }: Pick<DocumentsOf, 'eid' | 'bid'>): LatestDocuments {
  const of = `${eid} ${bid}`
  const [asked, ask] = useState({ of, count: pageOfDocuments })
  const count = asked.of === of ? asked.count : pageOfDocuments
  const atMost = count + pageOfDocuments
  const source = useMemo(() => documentsSource(eid, bid, atMost), [eid, bid, atMost])
  const now = useLive(source)
  const [kept, keep] = useState({ of, source, atMost, live: now, from: 0 })
  if (now.status === 'ready' && now !== kept.live) {
    const isFirst = kept.source !== source || kept.live.status !== 'ready'
    keep({ of, source, atMost, live: now, from: isFirst ? (now.value.items[count - 1]?.at ?? 0) : kept.from })
  }
  const stays = now.status === 'loading' && kept.of === of && kept.live.status === 'ready'
  const live = stays ? kept.live : now
  const more = useCallback(() => {
    if (now.status === 'ready') ask({ of, count: count * 2 })
  }, [now.status, of, count])
  return useMemo(() => {
    if (live.status !== 'ready') return { live, shown: none, isWhole: false, more: null }
    const { items, unreadable } = live.value
    const shown = items.filter(({ at }) => at >= kept.from)
    const isWhole = items.length + unreadable.length < kept.atMost
    return { live, shown, isWhole, more: isWhole && shown.length === items.length ? null : more }
  }, [live, kept, more])
}

const none: readonly never[] = []
