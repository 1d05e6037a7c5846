import Box from '@mui/material/Box'
import { setShiftCall } from '@vigie/domain/api/establishment-calls'
import type { Shift } from '@vigie/domain/time/shift'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import { FormDialog } from '../../../../../components/form-dialog.tsx'
import { Message } from '../../../../../components/message.tsx'
import { useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { changedMeanwhile } from '../../../../../lib/page/changed-meanwhile.ts'
import { followed, type TypedOver } from '../../../../../lib/page/typed-over.ts'
import { hoursChange } from './hours-change.ts'
import { HoursFollow } from './hours-follow.tsx'
import { emptyShift, faultsOf, type ShiftForm } from './shift-form.ts'

const fields = [
  { name: 'nameFR', type: 'text', label: 'manage.shiftNameFR' },
  { name: 'nameEN', type: 'text', label: 'manage.shiftNameEN' },
  { name: 'start', type: 'time', label: 'manage.shiftStart' },
  { name: 'end', type: 'time', label: 'manage.shiftEnd' },
] as const

interface Props {
  eid: string
  /** As it is by now; null: a new one. */
  shift: (ShiftForm & { id: string }) | null
  /** All of the home's, as they are by now. */
  shifts: readonly Shift[]
  onClose: () => void
}

const formOf = ({ nameFR, nameEN, start, end }: ShiftForm): ShiftForm => ({ nameFR, nameEN, start, end })

/**
 * Asks for the two names of a shift, and when it begins and ends. What another administrator makes of it meanwhile is there, but where the person
 * has typed: there it is said. Of other hours it says what goes by them.
 */
export function ShiftDialog({ eid, shift, shifts, onClose }: Props) {
  const { t } = useTranslation()
  // One id for the whole form: what was sent twice is added once.
  const [sid] = useState(() => shift?.id ?? crypto.randomUUID())
  const now = formOf(shift ?? emptyShift)
  const [kept, setTyped] = useState<TypedOver<ShiftForm>>({ began: now, form: now, seen: now })
  const typed = followed(kept, now)
  if (typed !== kept) setTyped(typed)
  const { form } = typed
  const theirs = changedMeanwhile(typed, now)
  const list = fields.flatMap(({ name, label }) => {
    const value = theirs[name]
    return value === undefined ? [] : t('manage.savedMeanwhile', { what: t(label), value })
  })
  const inputs = {
    nameFR: useRef<HTMLInputElement>(null),
    nameEN: useRef<HTMLInputElement>(null),
    start: useRef<HTMLInputElement>(null),
    end: useRef<HTMLInputElement>(null),
  }
  const faults = faultsOf(form, sid, shifts)
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const change = hoursChange(shifts, sid, form, !faults.start && !faults.end)
  const sending = useSending()
  const save = async () => {
    if (!check()) return
    // As it stands on the screen: what somebody else has made of it since is not written over unseen.
    const body = { ...form, ...(shift && { seen: now }) }
    if (!(await sending.send(() => callApi(setShiftCall, { params: { eid, sid }, body })))) return
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
      <Message kind="error">
        {list.length > 0 && t('manage.changedMeanwhile', { list: list.join('; ') })}
      </Message>
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
              onChange={(said) =>
                setTyped((before) => ({ ...before, form: { ...before.form, [name]: said } }))
              }
              onLeave={() => leave(name)}
              error={fault ? t(`manage.${fault}`) : null}
            />
          )
        })}
      </Box>
      {shift && (
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          <HoursFollow eid={eid} sid={sid} change={change} />
        </Box>
      )}
    </FormDialog>
  )
}
