import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import {
  firstPlan,
  hoursOfNobody,
  mostEscalationSteps,
  type StoredPlan,
} from '@vigie/domain/alerts/escalation-plan'
import { setEscalationCall } from '@vigie/domain/api/escalation-calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Field } from '../../../../../components/field.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { KeptNotice } from '../../../../../components/kept-notice.tsx'
import { Message } from '../../../../../components/message.tsx'
import { Section } from '../../../../../components/section.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { shiftName } from '../shifts/shift-name.ts'
import { emptyShifts, faultsOf, formOf, type Known, newStep, type PlanForm, planOf } from './plan-form.ts'
import { ShiftPeople } from './shift-people.tsx'
import { StepFields } from './step-fields.tsx'
import { usePlanForm } from './use-plan-form.ts'

interface Props {
  eid: string
  /** Null: nothing was said yet. */
  stored: StoredPlan | null
  known: Known
}

/** The form by which a home says what is done about an alert until somebody answers. */
export default function PlanSection({ eid, stored, known }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { form, seen, wasKept, change, settle } = usePlanForm(eid, stored, known)
  const [timesTold, tellFaults] = useState(0)
  const sending = useSending()
  const fields = useRef<HTMLDivElement>(null)
  const repeat = useRef<HTMLInputElement>(null)
  const within = useRef<HTMLInputElement>(null)
  const faults = timesTold > 0 ? faultsOf(form) : {}
  useEffect(() => {
    if (timesTold > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [timesTold])
  const changeStep = (key: string, more: Partial<PlanForm['steps'][number]>) =>
    change({ steps: form.steps.map((step) => (step.key === key ? { ...step, ...more } : step)) })
  const save = async () => {
    if (Object.keys(faultsOf(form)).length > 0) return tellFaults(timesTold + 1)
    const plan = planOf(form)
    const said = { plan, updatedAt: seen }
    let updatedAt: number | null = null
    const isSaved = await sending.send(async () => {
      updatedAt = (await callApi(setEscalationCall, { params: { eid }, body: said })).updatedAt
    })
    if (!isSaved) return
    tellFaults(0)
    settle(formOf({ ...plan, updatedAt: updatedAt ?? 0 }, known), updatedAt)
    tellDone('saved')
  }
  const empty = emptyShifts(form, known).map((shift) => shiftName(shift, locale))
  const gaps = hoursOfNobody(form, known.shifts).map((span) =>
    span.start === span.end ? t('escalation.wholeDay') : t('escalation.hours', { ...span }),
  )
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  // Named by what is stored, and without access by now: it is to be seen before somebody presses.
  const left = stored
    ? form.steps.flatMap(({ onShift, uids }, index) => (onShift || uids.length > 0 ? [] : index))
    : []
  const error = (field: 'repeat' | 'within') => {
    const fault = faults[field]
    return fault ? t(`escalation.${fault}`) : null
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Section
        title={t('places.escalation')}
        help={t('escalation.help')}
        sending={sending}
        onSubmit={save}
        button={t('common.save')}
      >
        <Box ref={fields} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <KeptNotice wasKept={wasKept} />
          <Message kind="info">{stored === null && t('escalation.nothingYet')}</Message>
          <Message kind="error">
            {left.length > 0 &&
              t('escalation.stepsLeft', { steps: list(left.map((index) => String(index + 2))) })}
          </Message>
          <FormControlLabel
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={form.activated}
                onChange={(event) => change({ activated: event.target.checked })}
              />
            }
            label={t('escalation.activated')}
          />
          <Choice
            label={t('escalation.alerts')}
            name="alerts"
            value={form.alerts}
            onChange={(alerts) => change({ alerts: alerts === 'all' ? 'all' : 'callsForHelp' })}
          >
            {(['callsForHelp', 'all'] as const).map((alerts) => (
              <option key={alerts} value={alerts}>
                {t(`escalation.${alerts}`)}
              </option>
            ))}
          </Choice>
          <div>
            <Typography component="h3" variant="h3">
              {t('escalation.level', { level: 1 })}
            </Typography>
            <Typography>{t('escalation.firstStep')}</Typography>
          </div>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {form.steps.map((step, index) => (
              <StepFields
                key={step.key}
                step={step}
                level={index + 2}
                people={known.people}
                faults={faults}
                onChange={(more) => changeStep(step.key, more)}
                onRemove={
                  form.steps.length === 1
                    ? null
                    : () => change({ steps: form.steps.filter(({ key }) => key !== step.key) })
                }
              />
            ))}
          </Box>
          {form.steps.length < mostEscalationSteps && (
            <div>
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiPlus} />}
                onClick={() =>
                  change({
                    steps: [
                      ...form.steps,
                      ...firstPlan.steps.map((step) => newStep({ ...step, onShift: false })),
                    ],
                  })
                }
              >
                {t('escalation.addStep')}
              </Button>
            </div>
          )}
          <Field
            label={t('escalation.repeat')}
            type="number"
            inputMode="numeric"
            name="repeat"
            autoComplete="off"
            inputRef={repeat}
            value={form.repeatMinutes}
            onChange={(repeatMinutes) => change({ repeatMinutes })}
            error={error('repeat')}
          />
          <Field
            label={t('escalation.within')}
            type="number"
            inputMode="numeric"
            name="within"
            autoComplete="off"
            inputRef={within}
            value={form.resolveWithinMinutes}
            onChange={(resolveWithinMinutes) => change({ resolveWithinMinutes })}
            error={error('within')}
          />
          <ShiftPeople known={known} shifts={form.shifts} onChange={(shifts) => change({ shifts })} />
          <Message kind="info">
            {empty.length > 0 && t('escalation.emptyShifts', { shifts: list(empty) })}
          </Message>
          <Message kind="info">
            {form.activated && gaps.length > 0 && t('escalation.gaps', { hours: list(gaps) })}
          </Message>
        </Box>
      </Section>
    </Box>
  )
}
