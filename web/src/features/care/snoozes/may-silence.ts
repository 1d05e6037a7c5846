import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { can } from '@vigie/domain/people/permissions'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whether the person may say that care is under way with a resident; nobody cares for whoever is archived. */
export const maySilence = (
  { access }: Pick<OwnEstablishment, 'access'>,
  { state }: Pick<Beneficiary, 'state'>,
): boolean => state === 'active' && can(access, 'silence', 'alerts')

/** Whether a device says anything that can be silenced: calls for help never are. */
export const sendsWarnings = (type: DeviceType): boolean => !deviceTypeInfo(type).kinds.every(isCallForHelp)
