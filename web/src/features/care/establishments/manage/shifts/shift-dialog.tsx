import Box from '@mui/material/Box'
import { setShiftCall } from '@vigie/domain/api/establishment-calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { emptyShift, faultsOf, type ShiftForm } from './shift-form.ts'

const fields = [
  { name: 'nameFR', type: 'text', label: 'manage.shiftNameFR' },
  { name: 'nameEN', type: 'text', label: 'manage.shiftNameEN' },
  { name: 'start', type: 'time', label: 'manage.shiftStart' },
  { name: 'end', type: 'time', label: 'manage.shiftEnd' },
] as const

interface Props {
  eid: string
  /** Null: a new one. */
  shift: (ShiftForm & { id: string }) | null
  onClose: () => void
}

/** Asks for the two names of a shift, and when it begins and ends. */
export function ShiftDialog({ eid, shift, onClose }: Props) {
  const { t } = useTranslation()
  // One id for the whole form: what was sent twice is added once.
  const [sid] = useState(() => shift?.id ?? crypto.randomUUID())
  const { nameFR, nameEN, start, end } = shift ?? emptyShift
  const [form, setForm] = useState<ShiftForm>({ nameFR, nameEN, start, end })
  const inputs = {
    nameFR: useRef<HTMLInputElement>(null),
    nameEN: useRef<HTMLInputElement>(null),
    start: useRef<HTMLInputElement>(null),
    end: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const sending = useSending()
  const save = async () => {
    if (!check()) return
    if (!(await sending.send(() => callApi(setShiftCall, { params: { eid, sid }, body: form })))) return
    tellDone('shiftSaved')
    onClose()
  }
  return (
    <FormDialog
      title={t(shift ? 'manage.changeShift' : 'manage.addShift')}
      sending={sending}
      button={t('common.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {fields.map(({ name, type, label }) => {
          const fault = shown[name]
          return (
            <Field
              key={name}
              label={t(label)}
              type={type}
              name={name}
              autoComplete="off"
              inputRef={inputs[name]}
              value={form[name]}
              onChange={(typed) => setForm((before) => ({ ...before, [name]: typed }))}
              onLeave={() => leave(name)}
              error={fault ? t(`manage.${fault}`) : null}
            />
          )
        })}
      </Box>
    </FormDialog>
  )
}
