import { callsOfDevice, type RulesOfHome } from '@vigie/domain/alerts/calls-of-device'
import { type DeviceType, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../components/message.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'

interface Said {
  /** Empty while nothing is chosen. */
  type: string
  beneficiaryId: string
}

/** What a call for help of a device would do where it alerts nobody, in a sentence, and whether a rule is missing for it; null: it alerts, or it makes none, or it is not known. */
export function callsInWords(
  said: Said,
  home: RulesOfHome | null,
  t: TFunction,
  locale: Locale,
): { words: string; isGap: boolean } | null {
  const type = deviceTypes.find((one): one is DeviceType => one === said.type)
  if (type === undefined || said.beneficiaryId === '' || home === null) return null
  const calls = callsOfDevice({ type, beneficiaryId: said.beneficiaryId }, home)
  if (calls === null || calls === 'alerts') return null
  if (calls === 'cares') return { words: t('devices.pressCares'), isGap: false }
  const kinds = calls.map((kind) => eventKinds[kind].name[locale]).join(', ')
  return { words: t('devices.callAlertsNobody', { kinds }), isGap: true }
}

/** Under the choice of what a device is: that it calls nobody, as it is entered. */
export function CallsTold({ said, home }: { said: Said; home: RulesOfHome | null }) {
  const { t } = useTranslation()
  const told = callsInWords(said, home, t, useLocale())
  return <Message kind={told?.isGap ? 'warning' : 'info'}>{told?.words}</Message>
}
