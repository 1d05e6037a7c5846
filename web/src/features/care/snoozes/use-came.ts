import { useEffect, useState } from 'react'
import type { Code } from '../../../lib/page/code.ts'

const againAfterMs = 15_000

/**
 * Code that comes behind what is there already, which neither waits for it nor fails with it: null until it came. Where it cannot be had, it is
 * asked for again and again.
 */
export function useCame<M>(load: Code<M>): M | null {
  const [came, setCame] = useState(load.there)
  useEffect(() => {
    if (came !== null) return undefined
    const ask = () =>
      void load().then(
        (module) => setCame(() => module),
        () => {},
      )
    ask()
    const again = setInterval(ask, againAfterMs)
    return () => clearInterval(again)
  }, [came, load])
  return came
}
