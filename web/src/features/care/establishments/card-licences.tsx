import { useMemo, useRef } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { settingsSource } from '../records/sources.ts'
import { LicenceFaults } from './manage/licences/licence-faults.tsx'

interface Props {
  eid: string
  residents: number
}

/** Says on a home's card in what it exceeds its licences. Asked only for cards that are in sight: a super administrator has many. */
export function CardLicences({ eid, residents }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  const live = useLive(useMemo(() => (isNear ? settingsSource(eid) : null), [isNear, eid]))
  const licences = live.status === 'ready' ? live.value?.licences : undefined
  return <div ref={place}>{licences && <LicenceFaults licences={licences} residents={residents} />}</div>
}
