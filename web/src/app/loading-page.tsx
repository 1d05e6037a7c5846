import { useEffect } from 'react'
import { Skeletons } from '../components/skeletons.tsx'
import { addListener } from '../lib/connection/listeners.ts'

const nothing = { start: () => undefined, stop: () => undefined }

/** Stands for a page whose code has not arrived: like data that was not heard, it keeps the screen from being live. */
export function LoadingPage() {
  useEffect(() => addListener(nothing).end, [])
  return <Skeletons shape="cards" />
}
