import { useEffect, useState } from 'react'
import { loadTroubles } from './load-troubles.ts'

/**
 * Under the alerts of every page: that calls for help may alert nobody, that nobody knows whether they do, and what of a home is silent.
 * Its code comes right after the page; where it cannot be had, it is asked for again and again.
 */
export function HomeTroubles() {
  const [came, setCame] = useState(loadTroubles.there)
  useEffect(() => {
    if (came !== null) return undefined
    const load = () => void loadTroubles().then(setCame, () => {})
    load()
    const again = setInterval(load, 15_000)
    return () => clearInterval(again)
  }, [came])
  return came && <came.default />
}
