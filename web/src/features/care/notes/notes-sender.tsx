import { useEffect } from 'react'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useOnline } from '../../../lib/connection/use-online.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'
import { isWaiting, useUnsent } from './unsent.ts'

const tryAgainMs = 30_000

// Right behind the page: it is there before anybody has written a note.
const loadSending = code(() => import('./send-waiting.ts'))

/** Has what waits sent, on whichever page one is: when it is saved, when the line is there again, and now and then. */
export function NotesSender() {
  const online = useOnline()
  const sending = useComing(loadSending)
  const { connection } = useWatchedConnection()
  const isLive = connection.state === 'live'
  const waiting = useUnsent()
    .filter(isWaiting)
    .map(({ mid, at }) => `${mid} ${at}`)
    .join()
  // Also when the line comes back, or what is waited for becomes another.
  useEffect(() => {
    if (waiting === '' || sending === null) return
    const go = () => void sending.sendWaiting()
    go()
    const timer = setInterval(go, tryAgainMs)
    return () => clearInterval(timer)
  }, [waiting, online, isLive, sending])
  return null
}
