import { useEffect, useMemo, useState } from 'react'
import { watchConnection } from '../firebase/watch-connection.ts'
import { useNow } from '../time/use-now.ts'
import { type Connection, connectionAt, noFacts, withSign } from './connection-state.ts'
import { useOnline } from './use-online.ts'

/** Whether what the screen shows is live, judged anew every second; the same object while nothing changes. */
export function useConnection(uid: string): Connection {
  const [facts, setFacts] = useState(noFacts)
  const online = useOnline()
  const now = useNow(1_000)
  useEffect(() => watchConnection(uid, (sign) => setFacts((known) => withSign(known, sign))), [uid])
  const connection = connectionAt(facts, online, now)
  const since = connection.state === 'offline' ? connection.since : 0
  return useMemo(
    () => (connection.state === 'offline' ? { state: 'offline', since } : { state: connection.state }),
    [connection.state, since],
  )
}
