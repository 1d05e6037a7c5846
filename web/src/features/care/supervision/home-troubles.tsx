import { useEffect, useState } from 'react'
import { loadTroubles } from './load-supervision.ts'
import { useTroubles } from './use-troubles.ts'

/**
 * Under the alerts of every page: that calls for help may alert nobody, that nobody knows whether they do, and what of a home is silent.
 * Its code comes with the first of these; where it cannot be had, it is asked for again as time goes on.
 */
export function HomeTroubles() {
  const troubles = useTroubles()
  const [came, setCame] = useState(loadTroubles.there)
  const isAny = troubles.length > 0
  useEffect(() => {
    if (!isAny || came !== null) return undefined
    const load = () => void loadTroubles().then(setCame, () => {})
    load()
    const again = setInterval(load, 15_000)
    return () => clearInterval(again)
  }, [isAny, came])
  return came && isAny ? <came.default troubles={troubles} /> : null
}
