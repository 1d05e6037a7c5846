import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import type { ToldEvent } from '../rules/told-event.ts'
import { eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'

export const isBed = (type: DeviceType) => canSend(type, 'layDown')
export const isChair = (type: DeviceType) => canSend(type, 'sitDown') && !isBed(type)
export const tellsUp = (type: DeviceType) => canSend(type, 'standUp')
export const isWayOut = (type: DeviceType) => canSend(type, 'doorOpen') || canSend(type, 'wanderingDetected')
/** What somebody calls for help by, or what calls for them. */
export const callsForHelp = (type: DeviceType) =>
  eventKindNames.some((kind) => isCallForHelp(kind) && canSend(type, kind))
/** It hangs in a refrigerator: what it reads is not the air of the room. */
export const isOfRoom = (type: DeviceType) => type !== 'DRAGINO-LTC2-LT'

export const ofTypes = (events: readonly ToldEvent[], isOne: (type: DeviceType) => boolean) =>
  events.filter(({ deviceType }) => isOne(deviceType))
