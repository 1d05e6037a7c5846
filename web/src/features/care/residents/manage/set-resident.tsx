import { setBeneficiaryCall } from '@vigie/domain/api/beneficiary-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { type BeneficiarySeen, beneficiarySeenSchema } from '@vigie/domain/care/managed-beneficiary'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../../components/kept-notice.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import { ApiError, callApi } from '../../../../lib/api/api-client.ts'
import { useSafety } from '../../../../lib/kept/kept.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useTypedOnDisk } from '../../../../lib/page/use-typed-on-disk.ts'
import { useSameThere } from '../use-same-there.ts'
import { ChangedFields } from './changed-fields.tsx'
import { PhoneTried } from './phone-tried.tsx'
import {
  type ChangedField,
  emptyForm,
  faultsOf,
  formOf,
  keptIn,
  type ResidentForm,
  saidIn,
  takenOver,
  withPhone,
} from './resident-form.ts'
import { SameThere } from './same-there.tsx'

const fields = [
  { name: 'name', type: 'text' },
  { name: 'room', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const

interface Props {
  eid: string
  /** Null: a new one. */
  resident: (Parameters<typeof formOf>[0] & Pick<Beneficiary, 'stoppedPhone'> & { id: string }) | null
  onClose: () => void
}

/** Asks for a resident's name and room, and how they are reached. */
export default function SetResident({ eid, resident, onClose }: Props) {
  const { t } = useTranslation()
  const begin = () => ({
    // One id for the whole form: what was sent twice is added once.
    bid: resident?.id ?? crypto.randomUUID(),
    seen: resident ? beneficiarySeenSchema.strip().parse(resident) : null,
    form: resident ? formOf(resident) : emptyForm,
  })
  const name = `resident ${eid} ${resident?.id ?? 'new'}`
  const { typed, wasKept, type: keep, settle } = useTypedOnDisk(name, begin, keptIn)
  const safety = useSafety()
  const { bid, seen, form } = typed
  const { there, whenKnown } = useSameThere(resident ? null : eid, form)
  // Whoever is told that somebody is there already may go on.
  const [told, tellOf] = useState<string | null>(null)
  const isTold = there !== null && told === there.id
  const [changed, setChanged] = useState<readonly ChangedField[]>([])
  const began = useMemo(() => (seen ? formOf(seen) : emptyForm), [seen])
  const close = () => {
    settle(typed)
    onClose()
  }
  const inputs = {
    name: useRef<HTMLInputElement>(null),
    room: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    phone: useRef<HTMLInputElement>(null),
  }
  const faults = faultsOf(form)
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const sending = useSending()
  /** Somebody else has changed it: what they changed is shown, and what was typed stays. */
  const see = (current: BeneficiarySeen | undefined) => {
    if (current === undefined) return
    const now = takenOver(form, began, formOf(current))
    keep((before) => ({ ...before, form: now.form, seen: current }))
    setChanged(now.changed)
  }
  const save = async () => {
    if (!check()) return
    if (there !== null && !isTold) return tellOf(there.id)
    const body = { ...saidIn(form, began), seen }
    const work = async () => {
      const found = await whenKnown()
      if (found !== null && told !== found.id) {
        tellOf(found.id)
        return false
      }
      try {
        await callApi(setBeneficiaryCall, { params: { eid, bid }, body })
      } catch (error) {
        if (error instanceof ApiError) see(beneficiarySeenSchema.safeParse(error.current).data)
        throw error
      }
      return true
    }
    if (!(await sending.send(work))) return
    const about = { name: form.name.trim() }
    if (resident) tellDone('residentSaved', about)
    else tellDone('residentAdded', about, routes.beneficiary(eid, bid))
    close()
  }
  const change = (next: (before: ResidentForm) => ResidentForm) =>
    keep((before) => ({ ...before, form: next(before.form) }))
  return (
    <FormDialog
      title={t(resident ? 'residentForm.change' : 'residents.add')}
      sending={sending}
      button={t(resident ? 'common.save' : isTold ? 'residentForm.addAllTheSame' : 'residentForm.doAdd')}
      onSubmit={save}
      wouldLose={wasKept}
      onClose={close}
    >
      <div data-kept={safety}>
        <KeptNotice wasKept={wasKept} />
      </div>
      {fields.map(({ name, type }) => {
        const fault = shown[name]
        const what = t(`residentForm.${name}`)
        return (
          <Field
            key={name}
            label={name === 'name' ? what : t('common.optional', { what })}
            type={type}
            name={name}
            autoComplete="off"
            inputRef={inputs[name]}
            value={form[name]}
            onChange={(typed) =>
              change((before) =>
                name === 'phone' ? withPhone(before, typed, began) : { ...before, [name]: typed },
              )
            }
            onLeave={() => leave(name)}
            error={fault ? t(`residentForm.${fault}`) : null}
          />
        )
      })}
      {form.phone.trim() !== '' && faults.phone === undefined && (
        <PhoneTried
          tried={form.phoneTried}
          isStopped={
            form.phone === began.phone && !!resident?.phone && resident.stoppedPhone === resident.phone
          }
          onChange={(phoneTried) => change((before) => ({ ...before, phoneTried }))}
        />
      )}
      {/* What was typed stays: whoever finds somebody else there comes back to it. */}
      <SameThere eid={eid} there={isTold ? there : null} onClose={onClose} />
      <ChangedFields changed={changed} />
    </FormDialog>
  )
}
