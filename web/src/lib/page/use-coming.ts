import { useEffect, useState } from 'react'
import type { Code } from './code.ts'

const againMs = 15_000

/** Code that comes right after the page; null until it is there. Where it cannot be had it is asked for again and again. */
export function useComing<M>(load: Code<M>): M | null {
  const [came, setCame] = useState(load.there)
  useEffect(() => {
    if (came !== null) return undefined
    const ask = () =>
      void load().then(
        (code) => setCame(() => code),
        () => {},
      )
    ask()
    const again = setInterval(ask, againMs)
    return () => clearInterval(again)
  }, [came, load])
  return came
}
