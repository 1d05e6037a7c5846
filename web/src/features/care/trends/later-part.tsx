import { type ReactNode, useState } from 'react'
import { LoadBoundary } from '../../../components/load-boundary.tsx'

/** A part of the tab whose code comes by itself; where it cannot be had the others stay. */
export function LaterPart({ children }: { children: ReactNode }) {
  const [isMissing, setMissing] = useState(false)
  return isMissing ? null : <LoadBoundary onFailed={() => setMissing(true)}>{children}</LoadBoundary>
}
