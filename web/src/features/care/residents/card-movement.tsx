import { useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { devicesSource } from '../records/sources.ts'
import { Movement } from './movement.tsx'

interface Props {
  eid: string
  bid: string
  /** Null while it is not known. */
  timeZone: string | null
}

/** The last movement of a resident, live for as long as the card is near the screen. */
export function CardMovement({ eid, bid, timeZone }: Props) {
  const devices = useLive(useMemo(() => devicesSource(eid, bid), [eid, bid]))
  return <Movement devices={devices.status === 'ready' ? devices.value.items : null} timeZone={timeZone} />
}
