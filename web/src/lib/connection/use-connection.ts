import { useEffect, useMemo, useRef, useState } from 'react'
import { watchConnection } from '../firebase/watch-connection.ts'
import { useDeviceNow } from '../time/use-now.ts'
import { type Connection, connectionAt, noFacts, withSign } from './connection-state.ts'
import { quietForMs, settlesWithinMs, toldAfterMs, type Wait, waitAt } from './listener-state.ts'
import { reopenDeaf, useMissingPage, useUnheardSince } from './listeners.ts'
import { useOnline } from './use-online.ts'

/** A connection, and how far the wait for what was not heard has gone. */
export interface WatchedConnection {
  readonly connection: Connection
  readonly wait: Wait
}

/**
 * Whether what the screen shows is live, judged anew every second; the same object while nothing changes. Opens anew
 * what stays deaf although the server answers.
 */
export function useConnection(uid: string): WatchedConnection {
  const [facts, setFacts] = useState(noFacts)
  const online = useOnline()
  const now = useDeviceNow(1_000)
  const wait = useWait()
  useEffect(() => watchConnection(uid, (sign) => setFacts((known) => withSign(known, sign))), [uid])
  const { answersSince } = facts
  useEffect(() => {
    if (answersSince !== null && online) reopenDeaf(answersSince, now)
  }, [answersSince, online, now])
  const connection = connectionAt(facts, online, now, wait)
  const since = connection.state === 'offline' ? connection.since : 0
  return useMemo(
    () => ({
      connection: connection.state === 'offline' ? { state: 'offline', since } : { state: connection.state },
      wait,
    }),
    [connection.state, since, wait],
  )
}

function useWait(): Wait {
  const since = useUnheardSince()
  const isPageMissing = useMissingPage()
  const [wait, setWait] = useState<Wait>('waiting')
  const latest = useRef(wait)
  useEffect(() => {
    const wasQuiet = !isPageMissing && isQuiet(latest.current)
    const judge = () => {
      latest.current = waitAt(since, Date.now(), wasQuiet)
      setWait(latest.current)
    }
    if (since !== null || wasQuiet) judge()
    const delays = since === null ? [quietForMs] : [settlesWithinMs, toldAfterMs].map(fromNow(since))
    const timers = delays.map((ms) => setTimeout(judge, ms))
    return () => timers.forEach(clearTimeout)
  }, [since, isPageMissing])
  return isPageMissing && isQuiet(wait) ? 'waiting' : wait
}

const isQuiet = (wait: Wait) => wait === 'none' || wait === 'settling'

const fromNow = (since: number) => (ms: number) => since + ms - Date.now()
