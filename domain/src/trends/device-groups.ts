import { type CareRules, isCarePress } from '../care/care-press.ts'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import type { ToldEvent } from '../rules/told-event.ts'
import { eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'

export const isBed = (type: DeviceType) => canSend(type, 'layDown')
export const isChair = (type: DeviceType) => canSend(type, 'sitDown') && !isBed(type)
export const tellsUp = (type: DeviceType) => canSend(type, 'standUp')
export const isWayOut = (type: DeviceType) => canSend(type, 'doorOpen') || canSend(type, 'wanderingDetected')
/** What somebody calls for help by, or what calls for them; not the button by which care begins. */
export const callsForHelp = (careRules: CareRules) => (type: DeviceType) =>
  eventKindNames.some((kind) => canSend(type, kind) && isCall({ kind, deviceType: type }, careRules))
/** Whether somebody called for help by it. That care begins calls for nobody (docs/adr/0090-care-under-way.md). */
export const isCall = ({ kind, deviceType }: Pick<ToldEvent, 'kind' | 'deviceType'>, careRules: CareRules) =>
  isCallForHelp(kind) && !isCarePress(kind, deviceType, careRules)
/** It hangs in a refrigerator: what it reads is not the air of the room. */
export const isOfRoom = (type: DeviceType) => type !== 'DRAGINO-LTC2-LT'

export const ofTypes = (events: readonly ToldEvent[], isOne: (type: DeviceType) => boolean) =>
  events.filter(({ deviceType }) => isOne(deviceType))
