import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { DescribeDevice } from './describe-device.tsx'
import type { KeptDevice } from './kept-devices.ts'
import { MoveDevice } from './move-device.tsx'
import { RetireDevice } from './retire-device.tsx'

const windows = { describe: DescribeDevice, move: MoveDevice, retire: RetireDevice }

interface Props {
  act: keyof typeof windows
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
  onClose: () => void
}

/** The window in which something is done about a device, apart from the list so that the list does not wait for it. */
export default function DeviceAct({ act, ...props }: Props) {
  const Window = windows[act]
  return <Window {...props} />
}
