import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'

/** Whether a device lies in a bed: its "got up" then means that somebody left the bed. */
export function isBedPad(type: DeviceType): boolean {
  return deviceTypeInfo(type).kinds.includes('layDown')
}
