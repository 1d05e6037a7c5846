import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../components/choice.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'
import { typeInWords, typesByName } from './device-words.ts'

interface Props {
  inputRef?: Ref<HTMLSelectElement>
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** What is wrong, in words. */
  error?: string | null
}

/** Which of the catalogue's types a device is of. */
export function TypeChoice(props: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Choice label={t('devices.type')} name="type" {...props}>
      {props.value === '' && <option value="">{t('devices.choose')}</option>}
      {typesByName(locale).map((type) => (
        <option key={type} value={type}>
          {typeInWords(type, locale)}
        </option>
      ))}
    </Choice>
  )
}

/** With which of a home's residents a device is. */
export function ResidentChoice({
  residents,
  ...props
}: Props & { residents: readonly WithId<Beneficiary>[] }) {
  const { t } = useTranslation()
  return (
    <Choice label={t('devices.resident')} name="beneficiaryId" {...props}>
      {props.value === '' && <option value="">{t('devices.choose')}</option>}
      {residents.toSorted(byRoom).map((resident) => (
        <option key={resident.id} value={resident.id}>
          {roomAndName(resident)}
        </option>
      ))}
    </Choice>
  )
}
