import { useEffect, useId } from 'react'
import { sharedValue, useShared } from '../lib/shared-value.ts'
import { Message } from './message.tsx'

/** What arrives within this is as quick as usual, in milliseconds. */
const usualMs = 4_000

/** What is said to be slow, by each place of the page that waits for it. */
const slow = sharedValue<readonly { readonly id: string; readonly text: string }[]>([])

/** Says that something takes longer than usual to arrive, from when it does; shown as long as it is waited for, and once where several places of a page wait for the same. */
export function SlowNotice({ text }: { text: string }) {
  const id = useId()
  const isFirst = useShared(slow).find((one) => one.text === text)?.id === id
  useEffect(() => {
    const timer = setTimeout(() => slow.set([...slow.get(), { id, text }]), usualMs)
    return () => {
      clearTimeout(timer)
      slow.set(slow.get().filter((one) => one.id !== id))
    }
  }, [id, text])
  return <Message kind="info">{isFirst && text}</Message>
}
