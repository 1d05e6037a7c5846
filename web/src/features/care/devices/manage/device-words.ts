import { type DeviceType, deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import type { Locale } from '@vigie/domain/text'

/** What a device type is called where several have one name: with the code that is on its box. */
export const typeInWords = (type: DeviceType, locale: Locale): string =>
  `${deviceTypeInfo(type).name[locale]} (${type})`

/** Every device type, in the order of their names. */
export const typesByName = (locale: Locale): readonly DeviceType[] =>
  deviceTypes.toSorted((one, other) =>
    typeInWords(one, locale).localeCompare(typeInWords(other, locale), locale),
  )
