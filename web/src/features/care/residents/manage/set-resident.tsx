import { setBeneficiaryCall } from '@vigie/domain/api/beneficiary-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { faultsOf } from './resident-form.ts'

const fields = ['name', 'room'] as const

interface Props {
  eid: string
  /** Null: a new one. */
  resident: (Pick<Beneficiary, 'name' | 'room'> & { id: string }) | null
  onClose: () => void
}

/** Asks for a resident's name and room. */
export default function SetResident({ eid, resident, onClose }: Props) {
  const { t } = useTranslation()
  // One id for the whole form: what was sent twice is added once.
  const [bid] = useState(() => resident?.id ?? crypto.randomUUID())
  const [form, setForm] = useState({ name: resident?.name ?? '', room: resident?.room ?? '' })
  const inputs = { name: useRef<HTMLInputElement>(null), room: useRef<HTMLInputElement>(null) }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const sending = useSending()
  const save = async () => {
    if (!check()) return
    if (!(await sending.send(() => callApi(setBeneficiaryCall, { params: { eid, bid }, body: form })))) return
    tellDone(resident ? 'residentSaved' : 'residentAdded', { name: form.name.trim() })
    onClose()
  }
  return (
    <FormDialog
      title={t(resident ? 'residents.change' : 'residents.add')}
      sending={sending}
      button={t(resident ? 'common.save' : 'residents.doAdd')}
      onSubmit={save}
      onClose={onClose}
    >
      {fields.map((name) => {
        const fault = shown[name]
        return (
          <Field
            key={name}
            label={
              name === 'room' ? t('common.optional', { what: t('residents.room') }) : t('residents.name')
            }
            type="text"
            name={name}
            autoComplete="off"
            inputRef={inputs[name]}
            value={form[name]}
            onChange={(typed) => setForm((before) => ({ ...before, [name]: typed }))}
            onLeave={() => leave(name)}
            error={fault ? t(`residents.${fault}`) : null}
          />
        )
      })}
    </FormDialog>
  )
}
