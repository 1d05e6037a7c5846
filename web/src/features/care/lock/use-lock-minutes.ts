import { useEffect } from 'react'
import { lockAfter } from '../../../lib/lock/screen-lock.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { lockMinutesOf } from './lock-minutes.ts'

const minuteMs = 60_000

/** Has the screen lock as the person's homes want it, once that is known. */
export function useLockMinutes(): void {
  const { list, loading, refused } = useEstablishments()
  const minutes = loading || refused ? undefined : lockMinutesOf(list)
  useEffect(() => {
    if (minutes !== undefined) lockAfter(minutes === null ? null : minutes * minuteMs)
  }, [minutes])
}
