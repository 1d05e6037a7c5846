import { type DeviceType, deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import type { Locale } from '@vigie/domain/text'
import type { KeptDevice } from './kept-devices.ts'

/** What a device type is called where several have one name: with the code that is on its box. */
export const typeInWords = (type: DeviceType, locale: Locale): string =>
  `${deviceTypeInfo(type).name[locale]} (${type})`

/** What a device is called in a list of them: "Bouton panique, Chevet". */
export function nameOfKept(
  { type, location }: Pick<KeptDevice, 'type' | 'location'>,
  locale: Locale,
): string {
  const name = deviceTypeInfo(type).name[locale]
  return location === '' ? name : `${name}, ${location}`
}

/** Every device type, in the order of their names. */
export const typesByName = (locale: Locale): readonly DeviceType[] =>
  deviceTypes.toSorted((one, other) =>
    typeInWords(one, locale).localeCompare(typeInWords(other, locale), locale),
  )
