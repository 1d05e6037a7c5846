import { useState } from 'react'
import type { DevicesOfResident } from './kept-devices.ts'

/**
 * The devices that were not heard yet at any time since the page was opened: they stay new while it is open, so that whoever installs one sees
 * it heard where they were looking.
 */
export function useNewDevices(groups: readonly DevicesOfResident[]): ReadonlySet<string> {
  const [seen, keep] = useState<ReadonlySet<string>>(new Set())
  const waiting = groups.flatMap(({ devices }) =>
    devices.flatMap(({ deviceId, isHeard }) => (isHeard || seen.has(deviceId) ? [] : deviceId)),
  )
  if (waiting.length === 0) return seen
  const all = new Set([...seen, ...waiting])
  keep(all)
  return all
}
