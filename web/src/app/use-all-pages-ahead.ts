import { useEffect } from 'react'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { loadAllPages } from './pages.ts'

/** Loads the code of every page once all that is on screen has been heard: what one looks at comes first. */
export function useAllPagesAhead(): void {
  const isHeard = useWatchedConnection().wait === 'none'
  useEffect(() => {
    if (isHeard) loadAllPages()
  }, [isHeard])
}
