import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { useNearness } from '../../../lib/page/use-near-viewport.ts'
import { CareIcons } from '../moods/care-icons.tsx'
import { AlertMark } from './alert-mark.tsx'
import { CardMovement } from './card-movement.tsx'
import { mayWriteCare } from './may-write-care.ts'
import type { ShownInList } from './resident-card.tsx'
import { ResidentPhoto } from './resident-photo.tsx'

/** One resident in a line, which holds what their card does. Off screen it listens to nothing. */
export const ResidentRow = memo(function ResidentRow({ resident, alert, establishment }: ShownInList) {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const { near, keptPx } = useNearness(row)
  const of = { eid: establishment.id, bid: resident.id }
  const timeZone = establishment.details?.timeZone ?? null
  return (
    <li
      ref={row}
      data-resident={resident.id}
      className={alert === 'open' ? 'resident called' : 'resident'}
      style={keptPx === null ? undefined : { minHeight: keptPx }}
    >
      <Link className="opens" to={routes.beneficiary(of.eid, of.bid)}>
        <ResidentPhoto {...of} resident={resident} size={40} isNear={near} />
        <h2>
          <span className="room">{resident.room.trim() === '' ? t('residents.noRoom') : resident.room}</span>{' '}
          <span className="name">{resident.name}</span>
        </h2>
        {alert !== null && <AlertMark alert={alert} />}
        <div className="place">{near && <CardMovement {...of} timeZone={timeZone} />}</div>
      </Link>
      <div className="care">
        {near && (
          <CareIcons {...of} resident={resident} mayRecord={mayWriteCare('moods', establishment, resident)} />
        )}
      </div>
    </li>
  )
})
