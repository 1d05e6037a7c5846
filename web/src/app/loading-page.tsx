import { useLayoutEffect } from 'react'
import { Skeletons } from '../components/skeletons.tsx'
import { addMissingPage } from '../lib/connection/listeners.ts'
import { useAddressHeader } from './use-address-title.ts'

/** Stands for a page whose code has not arrived, which the screen is not called live without. */
export function LoadingPage() {
  useLayoutEffect(addMissingPage, [])
  useAddressHeader()
  return <Skeletons shape="cards" />
}
