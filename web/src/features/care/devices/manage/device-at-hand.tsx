import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'
import { devEuiInWords, type KeptDevice } from './kept-devices.ts'

interface Props {
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
}

/** Which device a window is about: several of a home have the same name, and whose it is decides. */
export function DeviceAtHand({ device: { deviceId, beneficiaryId }, name, residents }: Props) {
  const resident = residents.find(({ id }) => id === beneficiaryId)
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{resident ? `${roomAndName(resident)} · ${name}` : name}</strong>
      <br />
      {devEuiInWords(deviceId)}
    </Typography>
  )
}
