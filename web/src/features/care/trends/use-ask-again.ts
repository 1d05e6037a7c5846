import { useEffect } from 'react'
import { useVisible } from '../../../lib/page/visibility.ts'

/** So often what still goes on is asked for again, and so many times: a page that is left open asks no more after an hour. */
const againMs = 60_000
const mostAgain = 60

/** Asks again for what still goes on, while somebody may see it. */
export function useAskAgain(ask: () => void, goesOn: boolean): void {
  const isVisible = useVisible()
  useEffect(() => {
    if (!goesOn || !isVisible) return undefined
    let times = 0
    const timer = setInterval(() => {
      times += 1
      ask()
      if (times === mostAgain) clearInterval(timer)
    }, againMs)
    return () => clearInterval(timer)
  }, [ask, goesOn, isVisible])
}
