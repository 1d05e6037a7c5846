import type { Silent } from '@vigie/domain/supervision/silent'
import { useMemo } from 'react'
import { listenWhenStill } from '../../../lib/firebase/listen-when-still.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { devicesSource } from '../records/device-sources.ts'
import { useTellHeard } from './heard-devices.ts'
import { LastSign } from './last-sign.tsx'
import { Movement } from './movement.tsx'

interface Props {
  eid: string
  bid: string
  /** Null while it is not known. */
  timeZone: string | null
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
}

/**
 * The last movement of a resident and the last sign of any sensor of theirs, live for as long as the card is near the screen: from when
 * the list rests, since each listener that opens takes as long as some frames.
 */
export function CardMovement({ eid, bid, timeZone, unheard }: Props) {
  const live = useLive(useMemo(() => listenWhenStill(devicesSource(eid, bid)), [eid, bid]))
  const devices = live.status === 'ready' ? live.value.items : null
  useTellHeard(bid, live.status === 'ready' && live.value.unreadable.length === 0 ? live.value.items : null)
  return (
    <div>
      <Movement devices={devices} timeZone={timeZone} unheard={unheard} />
      {devices && devices.length > 0 ? (
        <LastSign devices={devices} unheard={unheard} />
      ) : (
        // Its place is kept for who has no sensor too: a card that grew no shorter moves nothing that is read below it.
        <span className="sign">{'\u00a0'}</span>
      )}
    </div>
  )
}
