import { memo, useRef } from 'react'
import { routes } from '../../../lib/page/routes.ts'
import { useNearness } from '../../../lib/page/use-near-viewport.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { UnderCare } from '../snoozes/under-care.tsx'
import { AlertMark, calledLooks } from './alert-mark.tsx'
import { CardMovement } from './card-movement.tsx'
import { ListPhoto } from './list-photo.tsx'
import { mayWriteCare } from './may-write-care.ts'
import { RoomShown } from './room-shown.tsx'
import type { RankedResident } from './use-ranked-residents.ts'

/** A resident in the list of a home. */
export interface ShownInList extends RankedResident {
  establishment: OwnEstablishment
  /** Whether it is likely to be on screen as the list is first drawn. */
  isFirst: boolean
}

/**
 * One resident at a glance; the whole card opens their page, but for what is recorded on it. Off screen it listens to nothing.
 */
export const ResidentCard = memo(function ResidentCard({
  resident,
  alert,
  establishment,
  isFirst,
}: ShownInList) {
  const card = useRef<HTMLLIElement>(null)
  const { near, keptPx } = useNearness(card, isFirst)
  const of = { eid: establishment.id, bid: resident.id }
  const timeZone = establishment.details?.timeZone ?? null
  return (
    <li
      ref={card}
      data-resident={resident.id}
      className={`resident${near ? ' near' : ''}${calledLooks(alert)}`}
      style={keptPx === null ? undefined : { minHeight: keptPx }}
    >
      <a className="opens" href={routes.beneficiary(of.eid, of.bid)}>
        <div className="who">
          <ListPhoto {...of} resident={resident} size={56} isNear={near} />
          <h2>
            <span className="room">
              <RoomShown room={resident.room} />
            </span>
            <span className="name">{resident.name}</span>
          </h2>
          {alert !== null && <AlertMark alert={alert} />}
        </div>
        {near && <CardMovement {...of} timeZone={timeZone} unheard={establishment.details?.silent ?? null} />}
        {near && <UnderCare resident={resident} timeZone={timeZone} />}
      </a>
      {near && (
        <div className="care">
          <CareIcons {...of} resident={resident} mayRecord={mayWriteCare('moods', establishment, resident)} />
        </div>
      )}
    </li>
  )
})
