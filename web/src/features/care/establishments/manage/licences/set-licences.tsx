import { setLicencesCall } from '@vigie/domain/api/establishment-calls'
import type { Licences } from '@vigie/domain/care/licences'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useFormFaults } from '../../../../../components/use-form-faults.ts'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { useTypedOver } from '../../../../../lib/page/use-typed-over.ts'
import { faultsOf, formOf, licencesIn } from './licences-form.ts'

interface Props {
  eid: string
  licences: Licences
  timeZone: string
}

/** The form by which a super administrator sets the licences of a home. */
export function SetLicences({ eid, licences, timeZone }: Props) {
  const { t } = useTranslation()
  const now = formOf(licences, timeZone)
  const { form, wasKept, change, settle } = useTypedOver(`licences ${eid}`, now)
  const inputs = { beds: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const sending = useSending()
  const save = async () => {
    if (!check()) return
    const body = licencesIn(form, timeZone)
    if (!(await sending.send(() => callApi(setLicencesCall, { params: { eid }, body })))) return
    settle()
    tellDone('licencesSet')
  }
  return (
    <Section
      title={t('manage.setLicences')}
      help={t('manage.setLicencesHelp')}
      sending={sending}
      onSubmit={save}
      button={t('common.save')}
    >
      <KeptNotice wasKept={wasKept} />
      <Field
        label={t('common.optional', { what: t('manage.beds') })}
        type="text"
        inputMode="numeric"
        name="beds"
        autoComplete="off"
        inputRef={inputs.beds}
        value={form.beds}
        onChange={(beds) => change({ beds })}
        onLeave={() => leave('beds')}
        error={shown.beds ? t(`manage.${shown.beds}`) : null}
      />
      <Field
        label={t('common.optional', { what: t('manage.until') })}
        type="date"
        name="until"
        autoComplete="off"
        inputRef={inputs.until}
        value={form.until}
        onChange={(until) => change({ until })}
        onLeave={() => leave('until')}
        error={shown.until ? t(`manage.${shown.until}`) : null}
      />
    </Section>
  )
}
