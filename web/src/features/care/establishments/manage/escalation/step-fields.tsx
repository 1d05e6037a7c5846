import { mdiDeleteOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mostRecipients } from '@vigie/domain/alerts/notification-rule'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { SeveralChoice } from '../../../../../components/several-choice.tsx'
import { Ticks } from '../../../../../components/ticks.tsx'
import { ways } from '../ways.ts'
import { MinutesField } from './minutes-field.tsx'
import type { PlanFault, StepForm } from './plan-form.ts'

interface Props {
  step: StepForm
  /** What it is called: the rule's own messages are step 1. */
  level: number
  people: ReadonlyMap<string, string>
  /** What is wrong, by field, once somebody wanted to save it. */
  faults: Readonly<Record<string, PlanFault>>
  onChange: (change: Partial<StepForm>) => void
  /** Null: it is the only one. */
  onRemove: (() => void) | null
}

/** Whom a step writes to, how, and after how long without an answer. */
export function StepFields({ step, level, people, faults, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const fault = (field: string) => {
    const found = faults[`${step.key} ${field}`]
    return found ? t(`escalation.${found}`) : null
  }
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1.5, pl: 2, borderLeft: 4, borderColor: 'primary.main', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {t('escalation.level', { level })}
        </Typography>
        {onRemove && (
          <IconButton onClick={onRemove} aria-label={t('escalation.removeStep', { level })}>
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        )}
      </Box>
      <MinutesField
        label={t(level === 2 ? 'escalation.afterRule' : 'escalation.afterStep', { level: level - 1 })}
        name={`after-${level}`}
        value={step.afterMinutes}
        onChange={(afterMinutes) => onChange({ afterMinutes })}
        error={fault('minutes')}
      />
      <Ticks
        label={t('escalation.whom')}
        options={new Map([['onShift', t('escalation.onShift')]])}
        chosen={step.onShift ? ['onShift'] : []}
        onChange={(chosen) => onChange({ onShift: chosen.length > 0 })}
        error={fault('people')}
      />
      <SeveralChoice
        label={t('escalation.people')}
        name={`people-${level}`}
        options={people}
        chosen={step.uids}
        onChange={(uids) => onChange({ uids: [...uids] })}
        atMost={mostRecipients}
        addWords={t('escalation.addPerson')}
        removeWords={(name) => t('escalation.removePerson', { name, from: t('escalation.level', { level }) })}
        error={null}
      />
      <Ticks
        label={t('escalation.ways')}
        options={new Map(ways.map((way) => [way, t(`escalation.way.${way}`)]))}
        chosen={step.methods}
        onChange={(chosen) => onChange({ methods: ways.filter((way) => chosen.includes(way)) })}
        error={fault('ways')}
      />
    </Box>
  )
}
