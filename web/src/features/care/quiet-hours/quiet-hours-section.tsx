import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { QuietHours } from '@vigie/domain/people/quiet-hours'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { KeptNotice } from '../../../components/kept-notice.tsx'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { useFormOnDisk } from '../../../lib/page/use-form-on-disk.ts'
import { useTypedOver } from '../../../lib/page/use-typed-over.ts'
import { faultsOf, formOf, keptIn, saidIn } from './quiet-hours-form.ts'

interface Props {
  /** Whose they are, for what is typed and not saved. */
  name: string
  labels: { title: string; help: string; isOn: string }
  hours: QuietHours | null | undefined
  /** Saves what was said; null: none. */
  save: (hours: QuietHours | null) => Promise<unknown>
  /** Above the fields. */
  children?: ReactNode
}

/** A form of quiet hours: whether there are any, and from when until when. */
export function QuietHoursSection({ name, labels, hours, save, children }: Props) {
  const { t } = useTranslation()
  const { form, wasKept, change, settle, onDisk } = useTypedOver(name, formOf(hours))
  useFormOnDisk(name, onDisk, keptIn)
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) }
  const { shown, leave, check } = useFormFaults(faultsOf(form), inputs)
  const sending = useSending()
  const submit = async () => {
    if (!check() || !(await sending.send(() => save(saidIn(form))))) return
    settle()
    tellDone('saved')
  }
  return (
    <Section
      title={labels.title}
      help={labels.help}
      sending={sending}
      onSubmit={submit}
      button={t('common.save')}
    >
      <KeptNotice wasKept={wasKept} />
      {children}
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Checkbox checked={form.isOn} onChange={(event) => change({ isOn: event.target.checked })} />
        }
        label={labels.isOn}
      />
      {form.isOn && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          {(['start', 'end'] as const).map((field) => (
            <Field
              key={field}
              label={t(`quietHours.${field}`)}
              type="time"
              name={`quiet-${field}`}
              autoComplete="off"
              inputRef={inputs[field]}
              value={form[field]}
              onChange={(time) => change({ [field]: time })}
              onLeave={() => leave(field)}
              error={shown[field] ? t(`quietHours.${shown[field]}`) : null}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}
