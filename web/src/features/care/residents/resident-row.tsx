import { memo, useRef } from 'react'
import { routes } from '../../../lib/page/routes.ts'
import { useNearness } from '../../../lib/page/use-near-viewport.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { UnderCare } from '../snoozes/under-care.tsx'
import { AlertMark, calledLooks } from './alert-mark.tsx'
import { CardMovement } from './card-movement.tsx'
import { ListPhoto } from './list-photo.tsx'
import { mayWriteCare } from './may-write-care.ts'
import type { ShownInList } from './resident-card.tsx'
import { RoomShown } from './room-shown.tsx'

/** One resident in a line, which holds what their card does. Off screen it listens to nothing. */
export const ResidentRow = memo(function ResidentRow({
  resident,
  alert,
  establishment,
  isFirst,
}: ShownInList) {
  const row = useRef<HTMLLIElement>(null)
  const { near, keptPx } = useNearness(row, isFirst)
  const of = { eid: establishment.id, bid: resident.id }
  const timeZone = establishment.details?.timeZone ?? null
  return (
    <li
      ref={row}
      data-resident={resident.id}
      className={`resident${near ? ' near' : ''}${calledLooks(alert)}`}
      style={keptPx === null ? undefined : { minHeight: keptPx }}
    >
      <a className="opens" href={routes.beneficiary(of.eid, of.bid)}>
        <ListPhoto {...of} resident={resident} size={40} isNear={near} />
        <h2>
          <span className="room">
            <RoomShown room={resident.room} />
          </span>{' '}
          <span className="name">{resident.name}</span>
        </h2>
        {alert !== null && <AlertMark alert={alert} />}
        <div className="place">
          {near && (
            <CardMovement {...of} timeZone={timeZone} unheard={establishment.details?.silent ?? null} />
          )}
          {near && <UnderCare resident={resident} timeZone={timeZone} />}
        </div>
      </a>
      <div className="care">
        {near && (
          <CareIcons {...of} resident={resident} mayRecord={mayWriteCare('moods', establishment, resident)} />
        )}
      </div>
    </li>
  )
})
