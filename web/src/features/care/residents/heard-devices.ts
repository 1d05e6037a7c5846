import type { Device } from '@vigie/domain/devices/device'
import { createContext, useContext, useEffect } from 'react'

type Hear = (bid: string, devices: readonly Device[]) => void

/** To whom the cards of a list say what they hear, so that nobody need listen a second time. */
export const HeardDevicesContext = createContext<Hear | null>(null)

/** Says what was heard of a resident's sensors; nothing while it is not all of them. */
export function useTellHeard(bid: string, devices: readonly Device[] | null): void {
  const hear = useContext(HeardDevicesContext)
  if (!hear) throw new Error('Nobody asks for sensors here')
  useEffect(() => {
    if (devices !== null) hear(bid, devices)
  }, [hear, bid, devices])
}
