import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { type FormFaults, useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSafety } from '../../../../../lib/kept/kept.ts'
import { changedMeanwhile } from '../../../../../lib/page/changed-meanwhile.ts'
import { useFormOnDisk } from '../../../../../lib/page/use-form-on-disk.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'
import { type Phones, usePhones } from '../../../../../lib/phone/phones.ts'
import {
  faultsOf,
  type InformationsFaults,
  type InformationsForm,
  keptIn,
  shownOf,
} from './informations-form.ts'
import { OthersChanges } from './others-changes.tsx'
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
  /** The same as it is shown. */
  readonly shown: InformationsForm
  /** How it stood when it began: what is different since is the person's. */
  readonly began: InformationsForm
  /** What others have saved meanwhile where the person types, as it is shown. */
  readonly theirs: Partial<InformationsForm>
  /** Whether it was typed earlier, and not saved. */
  readonly wasKept: boolean
  /** Says that what stands there is saved. */
  readonly settle: () => void
  /** Puts what is saved in the place of what was typed; null: nothing was. */
  readonly giveUp: (() => void) | null
  readonly change: (fields: Partial<InformationsForm>) => void
  readonly faults: FormFaults<FieldName, InformationsFaults>
  /** Whether it can be sent; otherwise says why not, once the numbers of the world are known. */
  readonly check: (phones: Phones) => boolean
  readonly inputs: Readonly<Record<FieldName, React.RefObject<HTMLInputElement | null>>>
}

/** Keeps the form of an establishment, as it stands `now`, under a name, also while another tab is looked at or the page is loaded anew (docs/adr/0125-a-half-filled-form.md). */
export function useInformations(name: string, now: InformationsForm): Informations {
  const { form, began, wasKept, change, settle, giveUp, onDisk } = useTypedOver(name, now)
  useFormOnDisk(name, onDisk, keptIn)
  const phones = usePhones(form.contactPhone !== '')
  const inputs = {
    name: useRef<HTMLInputElement>(null),
    address: useRef<HTMLInputElement>(null),
    contactName: useRef<HTMLInputElement>(null),
    contactPhone: useRef<HTMLInputElement>(null),
    contactEmail: useRef<HTMLInputElement>(null),
  }
  const faults = useFormFaults(faultsOf(form, began, phones), inputs)
  const theirs = changedMeanwhile(onDisk.typed, now)
  const { contactPhone } = theirs
  return {
    form,
    shown: shownOf(form, began, phones),
    began,
    theirs: contactPhone
      ? { ...theirs, contactPhone: phones?.phoneWords(contactPhone) ?? contactPhone }
      : theirs,
    wasKept,
    settle,
    giveUp: onDisk.isTyped
      ? () => {
          giveUp()
          // The button that was pressed goes.
          inputs.name.current?.focus()
        }
      : null,
    change,
    faults,
    check: (known) => faults.check(faultsOf(form, began, known)),
    inputs,
  }
}

interface Props extends Informations {
  /** By which clock the home lives, where there is one already. */
  timeZone?: string
}

/** The fields of the form of an establishment. */
export function InformationsFields({ shown, theirs, wasKept, change, faults, inputs, timeZone }: Props) {
  const { t } = useTranslation()
  const safety = useSafety()
  return (
    <Box data-kept={safety} sx={{ display: 'grid', gap: 2 }}>
      <KeptNotice wasKept={wasKept} />
      <OthersChanges theirs={theirs} />
      {fields.map(({ name, isNeeded, ...input }) => {
        const fault = faults.shown[name]
        return (
          <Field
            key={name}
            {...input}
            name={name}
            label={isNeeded ? t(`manage.${name}`) : t('common.optional', { what: t(`manage.${name}`) })}
            inputRef={inputs[name]}
            value={shown[name]}
            onChange={(typed) => change({ [name]: typed })}
            onLeave={() => faults.leave(name)}
            error={fault ? t(`manage.${fault}`) : null}
          />
        )
      })}
      <TimeZoneChoice
        value={shown.timeZone}
        ofHome={timeZone}
        onChange={(chosen) => change({ timeZone: chosen })}
      />
    </Box>
  )
}
