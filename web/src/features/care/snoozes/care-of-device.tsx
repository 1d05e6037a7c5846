import Box from '@mui/material/Box'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import type { SnoozeDeviceProps } from './snooze-device.tsx'
import { useCame } from './use-came.ts'

const loadDevice = code(() => loadWithTexts('snoozes', () => import('./snooze-device.tsx')))

/** By which the warnings of one device are silenced; its room is kept until it comes. */
export function CareOfDevice(of: SnoozeDeviceProps) {
  const came = useCame(loadDevice)
  return <Box sx={{ width: 44, minHeight: 44 }}>{came && <came.default {...of} />}</Box>
}
