import { useEffect, useRef } from 'react'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useOnline } from '../../../lib/connection/use-online.ts'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { whenKeptFound } from '../../../lib/kept/kept.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { sendWaiting } from './send-waiting.ts'
import { isHalfWritten, isWaiting, unsentNow, useUnsent } from './unsent.ts'

const tryAgainMs = 30_000

/** Has what waits sent: when it is saved, when the line is there again, and now and then. Says once what somebody had begun before the page was opened. */
export function SendsWaiting() {
  useSending()
  useFoundTold()
  return null
}

function useSending(): void {
  const online = useOnline()
  const { connection } = useWatchedConnection()
  const isHeard = connection.state === 'live' || connection.state === 'waiting'
  const waiting = useUnsent()
    .filter(isWaiting)
    .map(({ mid, at }) => `${mid} ${at}`)
    .join()
  // Also when the line comes back, or what is waited for becomes another.
  useEffect(() => {
    if (waiting === '') return
    const go = () => void sendWaiting(isHeard)
    go()
    const timer = setInterval(go, tryAgainMs)
    return () => clearInterval(timer)
  }, [waiting, online, isHeard])
}

function useFoundTold(): void {
  const session = useSession()
  const latest = useRef(session)
  latest.current = session
  useEffect(() => {
    let isHere = true
    let giveUp = () => {}
    const tellFound = async () => {
      await whenKeptFound()
      if (!unsentNow().some(isHalfWritten)) return
      const { tellDrafts } = await loadWithTexts('forms', () => import('./drafts-found.ts'))
      if (isHere) giveUp = tellDrafts(latest)
    }
    tellFound().catch((error: unknown) => console.warn('What was begun could not be told', error))
    return () => {
      isHere = false
      giveUp()
    }
  }, [])
}
