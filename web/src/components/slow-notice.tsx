import { useEffect, useState } from 'react'
import { Message } from './message.tsx'

/** What arrives within this is as quick as usual, in milliseconds. */
const usualMs = 4_000

/** Says that something takes longer than usual to arrive, from when it does; shown as long as it is waited for. */
export function SlowNotice({ text }: { text: string }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  return <Message kind="info">{isSlow && text}</Message>
}
