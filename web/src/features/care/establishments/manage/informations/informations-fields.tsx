import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import { type FormFaults, useFormFaults } from '../../../../../components/use-form-faults.ts'
import { faultsOf, type InformationsFaults, type InformationsForm } from './informations-form.ts'
import { TimeZoneChoice } from './time-zone-choice.tsx'

const fields = [
  { name: 'name', type: 'text', autoComplete: 'off', isNeeded: true },
  { name: 'address', type: 'text', autoComplete: 'off', isNeeded: false },
  { name: 'contactName', type: 'text', autoComplete: 'off', isNeeded: false },
  { name: 'contactPhone', type: 'tel', autoComplete: 'off', isNeeded: false },
  { name: 'contactEmail', type: 'email', autoComplete: 'off', isNeeded: false },
] as const

type FieldName = (typeof fields)[number]['name']

/** What stands in the form of an establishment, and what of it is to be shown. */
export interface Informations {
  readonly form: InformationsForm
  readonly change: (fields: Partial<InformationsForm>) => void
  readonly faults: FormFaults<FieldName, InformationsFaults>
  readonly inputs: Readonly<Record<FieldName, React.RefObject<HTMLInputElement | null>>>
}

/** Keeps the form of an establishment, which begins as it is given. */
export function useInformations(began: InformationsForm): Informations {
  const [form, setForm] = useState(began)
  const inputs = {
    name: useRef<HTMLInputElement>(null),
    address: useRef<HTMLInputElement>(null),
    contactName: useRef<HTMLInputElement>(null),
    contactPhone: useRef<HTMLInputElement>(null),
    contactEmail: useRef<HTMLInputElement>(null),
  }
  return {
    form,
    change: (fields) => setForm((before) => ({ ...before, ...fields })),
    faults: useFormFaults(faultsOf(form, began), inputs),
    inputs,
  }
}

/** The fields of the form of an establishment. */
export function InformationsFields({ form, change, faults, inputs }: Informations) {
  const { t } = useTranslation()
  return (
    <>
      {fields.map(({ name, isNeeded, ...input }) => {
        const fault = faults.shown[name]
        return (
          <Field
            key={name}
            {...input}
            name={name}
            label={isNeeded ? t(`manage.${name}`) : t('common.optional', { what: t(`manage.${name}`) })}
            inputRef={inputs[name]}
            value={form[name]}
            onChange={(typed) => change({ [name]: typed })}
            onLeave={() => faults.leave(name)}
            error={fault ? t(`manage.${fault}`) : null}
          />
        )
      })}
      <TimeZoneChoice value={form.timeZone} onChange={(timeZone) => change({ timeZone })} />
    </>
  )
}
