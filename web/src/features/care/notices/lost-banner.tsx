import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FoldedBanner } from '../../../components/folded-banner.tsx'
import { useStandsFor } from '../alerts/in-sight.ts'
import { lostId, lostInWords } from '../alerts/lost-out-of-sight.ts'
import type { linesOf } from './lines-of.ts'
import { roomWords } from './place-words.ts'
import { useHomeName } from './use-home-name.ts'

interface Props {
  lines: ReturnType<typeof linesOf>
  summary: ReactNode
  children: ReactNode
}

/** The banner of calls that told nobody: while its line is out of sight, below an alert on a phone, the line that stays says how many and from where. */
export function LostBanner({ lines, summary, children }: Props) {
  const { t } = useTranslation()
  const homeName = useHomeName()
  const { eid } = useParams()
  const element = useRef<HTMLDivElement>(null)
  // Nearly all of it: it begins with what became of them, and where to go may stand at its end.
  useStandsFor(element, lostId, 0.9)
  const inWords = words()
  useEffect(() => {
    lostInWords.set(inWords)
    return () => lostInWords.set(null)
  }, [inWords])
  return (
    <FoldedBanner summaryRef={element} summary={summary}>
      {children}
    </FoldedBanner>
  )

  /** In one line: the room first, whatever is cut off behind it. */
  function words(): string {
    const first = lines[0]?.places[0]
    if (!first) return t('notices.label')
    const { notice, named } = first
    const home = notice.establishmentId === eid ? null : homeName(notice)
    const where = [home, roomWords(named, t) ?? named.deviceId].filter(Boolean).join(', ')
    return t('notices.outOfSight', { where, count: lines.reduce((sum, { count }) => sum + count, 0) })
  }
}
