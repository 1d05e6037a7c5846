import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asks is still on the page, for work that goes on after it was left. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
