import { useLayoutEffect } from 'react'
import { Skeletons } from '../components/skeletons.tsx'
import { addMissingPage } from '../lib/connection/listeners.ts'

/** Stands for a page whose code has not arrived, which the screen is not called live without. */
export function LoadingPage() {
  useLayoutEffect(addMissingPage, [])
  return <Skeletons shape="cards" />
}
