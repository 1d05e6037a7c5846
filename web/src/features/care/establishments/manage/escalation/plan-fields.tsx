import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { firstPlan, hoursOfNobody, levelOf, mostEscalationSteps } from '@vigie/domain/alerts/escalation-plan'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { Message } from '../../../../../components/message.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { shiftName } from '../shifts/shift-name.ts'
import { MinutesField } from './minutes-field.tsx'
import { emptyShifts, type Known, newStep, type PlanFault, type PlanForm, stepsLeft } from './plan-form.ts'
import { ShiftPeople } from './shift-people.tsx'
import { StepFields } from './step-fields.tsx'

interface Props {
  form: PlanForm
  known: Known
  /** What is wrong, by field, once somebody wanted to save it. */
  faults: Readonly<Record<string, PlanFault>>
  /** A resident's own: who works which shift is not said in it. */
  isOwn: boolean
  onChange: (change: Partial<PlanForm>) => void
}

/** The fields of a plan: which alerts it is for, its steps, and how it goes on. */
export function PlanFields({ form, known, faults, isOwn, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const steps = useRef<HTMLOListElement>(null)
  const removeStep = (key: string) => {
    onChange({ steps: form.steps.filter((step) => step.key !== key) })
    // Its button goes with it, and with that the place of whoever goes by keyboard.
    steps.current?.focus()
  }
  const changeStep = (key: string, more: Partial<PlanForm['steps'][number]>) =>
    onChange({ steps: form.steps.map((step) => (step.key === key ? { ...step, ...more } : step)) })
  const empty = emptyShifts(form, known).map((shift) => shiftName(shift, locale))
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  const gaps = hoursOfNobody(form, known.shifts)
  const gapWords = gaps.some(({ start, end }) => start === end)
    ? t('escalation.gapsAlways')
    : t('escalation.gaps', { hours: list(gaps.map((span) => t('escalation.hours', { ...span }))) })
  const left = stepsLeft(form)
  const error = (field: 'repeat' | 'within') => {
    const fault = faults[field]
    return fault ? t(`escalation.${fault}`) : null
  }
  return (
    <>
      <Message kind="error">
        {left.length > 0 && t('escalation.stepsLeft', { steps: list(left.map(String)) })}
      </Message>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            checked={form.activated}
            onChange={(event) => onChange({ activated: event.target.checked })}
          />
        }
        label={t('escalation.activated')}
      />
      <Message kind="info">{!form.activated && t('escalation.off')}</Message>
      <Choice
        label={t('escalation.alerts')}
        name="alerts"
        value={form.alerts}
        onChange={(alerts) => onChange({ alerts: alerts === 'all' ? 'all' : 'callsForHelp' })}
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
      <Box
        component="ol"
        ref={steps}
        tabIndex={-1}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, outline: 'none' }}
      >
        {form.steps.map((step, index) => (
          <StepFields
            key={step.key}
            step={step}
            level={levelOf(index)}
            people={known.people}
            faults={faults}
            onChange={(more) => changeStep(step.key, more)}
            onRemove={form.steps.length === 1 ? null : () => removeStep(step.key)}
          />
        ))}
      </Box>
      {form.steps.length < mostEscalationSteps && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() =>
              onChange({
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
      <MinutesField
        label={t('escalation.repeat')}
        name="repeat"
        value={form.repeatMinutes}
        onChange={(repeatMinutes) => onChange({ repeatMinutes })}
        error={error('repeat')}
      />
      <MinutesField
        label={t('escalation.within')}
        name="within"
        value={form.resolveWithinMinutes}
        onChange={(resolveWithinMinutes) => onChange({ resolveWithinMinutes })}
        error={error('within')}
      />
      {isOwn ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('escalation.shiftsOfHome')}</Typography>
      ) : (
        <ShiftPeople known={known} shifts={form.shifts} onChange={(shifts) => onChange({ shifts })} />
      )}
      <Message kind="info">
        {empty.length > 0 && t('escalation.emptyShifts', { shifts: list(empty) })}
      </Message>
      <Message kind="info">{form.activated && gaps.length > 0 && gapWords}</Message>
    </>
  )
}
