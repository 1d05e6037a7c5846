import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOut, useReadOut } from '../../../components/read-out.tsx'
import { useShared } from '../../../lib/shared-value.ts'
import type { DocumentsOf } from './documents-of.ts'
import { listShown, outcomes } from './sent-outcomes.ts'

const nothing: readonly never[] = []

/** Has a screen reader say of what is sent from a list that it has arrived, or is cancelled: the row that said how far it is goes without a word. */
export function SentVoice({ eid, bid }: Pick<DocumentsOf, 'eid' | 'bid'>) {
  const { t } = useTranslation()
  const [said, readOut] = useReadOut(nothing)
  const all = useShared(outcomes)
  // What came before the list was there is in it.
  const known = useRef(all.length)
  useEffect(() => listShown({ eid, bid }), [eid, bid])
  useEffect(() => {
    const fresh = all.slice(known.current).filter((one) => one.eid === eid && one.bid === bid)
    known.current = all.length
    if (fresh.length === 0) return
    readOut(fresh.map(({ fate, title }) => `${t(`documents.${fate}`, { title })}.`).join(' '), nothing)
  }, [all, eid, bid, t, readOut])
  return <ReadOut said={said} politeness="polite" />
}
