import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import { useOutletContext } from 'react-router-dom'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** The resident whose page is open, live, and where they live. */
export interface ShownResident {
  readonly establishment: OwnEstablishment
  /** The home's clock. */
  readonly timeZone: string
  readonly bid: string
  readonly resident: Beneficiary
  readonly devices: Live<LiveList<Device>>
}

/** Whose tab is shown. Only below `ResidentView`. */
export const useShownResident = (): ShownResident => useOutletContext<ShownResident>()
