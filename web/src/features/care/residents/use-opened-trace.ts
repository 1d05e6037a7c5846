import { openedBeneficiaryCall } from '@vigie/domain/api/opened-calls'
import { localDate } from '@vigie/domain/time/local-time'
import { useEffect } from 'react'
import { callApi } from '../../../lib/api/api-client.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useNow } from '../../../lib/time/use-now.ts'

/** What this tab has told already: person, resident and day. */
const told = new Set<string>()

/**
 * Notes in the home's journal that the person has opened the record of a resident, once a day on its clock. Nobody waits for
 * it: care goes on where it could not be noted, and the next opening says it again.
 */
export function useOpenedTrace(eid: string, bid: string, timeZone: string): void {
  const { uid } = useSession().user
  // Whoever looks at it past midnight looks at it on another day.
  const today = localDate(useNow(), timeZone)
  useEffect(() => {
    const key = `${uid} ${eid} ${bid} ${today}`
    if (told.has(key)) return
    told.add(key)
    callApi(openedBeneficiaryCall, { params: { eid, bid } }).catch((error: unknown) => {
      told.delete(key)
      console.warn('That a record was opened could not be noted', error)
    })
  }, [uid, eid, bid, today])
}
