import { useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { settingsSource } from '../records/managing-sources.ts'
import { LicenceFaults } from './manage/licences/licence-faults.tsx'

interface Props {
  eid: string
  residents: number
}

/** Says on a home's card in what it exceeds its licences. */
export function CardLicences({ eid, residents }: Props) {
  const live = useLive(useMemo(() => settingsSource(eid), [eid]))
  const licences = live.status === 'ready' ? live.value?.licences : undefined
  return licences ? <LicenceFaults licences={licences} residents={residents} /> : null
}
