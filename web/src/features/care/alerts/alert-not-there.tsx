import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'

interface Props {
  eid: string
  aid: string
  isThere: boolean
  isKnown: boolean
}

/** Leads to the record of the alert which was asked for where it is not on the page; not of one that was there a moment ago, and is over now. */
export function AlertNotThere({ eid, aid, isThere, isKnown }: Props) {
  const [wasThere, setWasThere] = useState(false)
  if (isThere && !wasThere) setWasThere(true)
  return isKnown && !isThere && !wasThere && <Navigate to={routes.alertRecord(eid, aid)} replace />
}
