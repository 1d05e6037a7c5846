import { useEffect, useState } from 'react'

/** As long as somebody takes to see that another thing is asked: a second tap was meant for the first. */
const settlesInMs = 800

/** Whether a value is the same for a moment already: where it decides what a button does, no press is meant for that before. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, settlesInMs, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
