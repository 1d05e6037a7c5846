import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since this was first drawn, or since `isRunning` became true. */
export function useElapsed(ms: number, isRunning = true): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [ms, isRunning])
  return elapsed
}
