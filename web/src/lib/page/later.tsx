import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Code } from './code.ts'
import { reloadWhereReached } from './reload-where-reached.ts'

/** What could not be had once: a browser does not ask again for such code, until the page is loaded anew. */
const lost = new Set<unknown>()

/**
 * A page whose code comes by itself: at once where it was loaded ahead, and else as soon as it is there. React's own `lazy` waits either
 * way, and once it shows what stands for the page, for three tenths of a second at least. Throws while rendering where it cannot be had; where
 * it is opened again then, and there is a line by now, all is loaded anew.
 * @param waiting what stands for it until then
 */
export function later<P extends object>(
  page: Code<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode,
): ComponentType<P> {
  return function Later(props: P) {
    const [came, setCame] = useState(page.there)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (came !== null) return undefined
      let isHere = true
      page().then(
        (module) => isHere && startTransition(() => setCame(module)),
        async (error: unknown) => {
          if (!isHere) return
          const isLost = lost.has(page)
          lost.add(page)
          if (!isLost || !(await reloadWhereReached())) setFailure({ error })
        },
      )
      return () => {
        isHere = false
      }
    }, [came])
    if (failure !== null) throw failure.error
    return came === null ? waiting : <came.default {...props} />
  }
}
