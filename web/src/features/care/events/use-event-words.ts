import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { isBedPad } from '../devices/bed-pads.ts'

/** An event as a person would say it: "Sort du lit", "Température 22,5 °C". */
export function useEventWords() {
  const { t } = useTranslation()
  const locale = useLocale()
  return useCallback(
    (kind: EventKind, type: DeviceType, value: number | null): string => {
      if (isBedPad(type) && kind === 'standUp') return t('eventWords.standUpBed')
      if (isBedPad(type) && kind === 'sitDown') return t('eventWords.sitDownBed')
      const what = t(`eventWords.${kind}`)
      const much = valueWithUnit(kind, value, locale)
      return much === null ? what : `${what} ${much}`
    },
    [t, locale],
  )
}

/** An event of a device of this type, in words. */
export type EventWords = ReturnType<typeof useEventWords>
