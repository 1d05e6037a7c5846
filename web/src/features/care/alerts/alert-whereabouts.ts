import type { Alert } from '@vigie/domain/alerts/alert'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'

type Who = Pick<Alert, 'beneficiaryName' | 'deviceLocation' | 'deviceType'>

/** Whom an alert is about; where no name is known, the place of the device or what it is stands for them. */
export function whoOf({ beneficiaryName, deviceLocation, deviceType }: Who, locale: Locale): string {
  return beneficiaryName || deviceLocation || deviceTypeInfo(deviceType).name[locale]
}

/** The same without saying who: by the room, or by what called. */
export function roomOnly(
  { room, deviceType }: Who & Pick<Alert, 'room'>,
  t: TFunction,
  locale: Locale,
): string {
  return room.trim() === '' ? deviceTypeInfo(deviceType).name[locale] : t('lock.where', { room })
}

/** Where to go, at the beginning of a line: "Chambre 214"; whom it is about where there is no room. */
export const roomOrWho = (alert: Who & Pick<Alert, 'room'>, t: TFunction, locale: Locale): string =>
  alert.room.trim() === '' ? whoOf(alert, locale) : t('lock.where', { room: alert.room })

/** Where somebody is needed, within a sentence: "chambre 214, Mme Roy"; without the room where there is none. */
export function whereabouts(alert: Who & Pick<Alert, 'room'>, t: TFunction, locale: Locale): string {
  const who = whoOf(alert, locale)
  return alert.room.trim() === '' ? who : t('alerts.where', { room: alert.room, who })
}
