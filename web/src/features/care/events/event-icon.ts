import {
  mdiAlertDecagram,
  mdiBedOutline,
  mdiDoorClosed,
  mdiDoorOpen,
  mdiGestureTapButton,
  mdiHuman,
  mdiLinkVariantOff,
  mdiMoleculeCo2,
  mdiMotionSensor,
  mdiSeatOutline,
  mdiShoePrint,
  mdiThermometer,
  mdiTimerOutline,
  mdiWalk,
  mdiWaterPercent,
} from '@mdi/js'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'

/** The icon of each kind of event. */
export const eventIcons: Readonly<Record<EventKind, string>> = {
  standUp: mdiHuman,
  layDown: mdiBedOutline,
  sitDown: mdiSeatOutline,
  buttonPressed: mdiGestureTapButton,
  presenceDetected: mdiMotionSensor,
  zipperDetached: mdiLinkVariantOff,
  doorOpen: mdiDoorOpen,
  doorClose: mdiDoorClosed,
  fall: mdiAlertDecagram,
  floorMatPressed: mdiShoePrint,
  wanderingDetected: mdiWalk,
  timeSitting: mdiTimerOutline,
  timeLayingDown: mdiTimerOutline,
  temperature: mdiThermometer,
  humidity: mdiWaterPercent,
  co2: mdiMoleculeCo2,
  noSignOfLife: mdiTimerOutline,
}
