import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mostRecipients } from '@vigie/domain/alerts/notification-rule'
import { useTranslation } from 'react-i18next'
import { SeveralChoice } from '../../../../../components/several-choice.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { shiftName } from '../shifts/shift-name.ts'
import type { Known, PlanForm } from './plan-form.ts'

interface Props {
  known: Known
  shifts: PlanForm['shifts']
  onChange: (shifts: PlanForm['shifts']) => void
}

/** Who works which shift: by that it is known who is on shift when a step is taken. */
export function ShiftPeople({ known, shifts, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" variant="h3">
        {t('escalation.shifts')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(known.shifts.length === 0 ? 'escalation.noShifts' : 'escalation.shiftsHelp')}
      </Typography>
      {known.shifts.map((shift) => (
        <SeveralChoice
          key={shift.id}
          label={t('escalation.shiftOf', {
            name: shiftName(shift, locale),
            start: shift.start,
            end: shift.end,
          })}
          name={`shift-${shift.id}`}
          options={known.people}
          chosen={shifts.find(({ shiftId }) => shiftId === shift.id)?.uids ?? []}
          onChange={(uids) =>
            onChange([
              ...shifts.filter(({ shiftId }) => shiftId !== shift.id),
              { shiftId: shift.id, uids: [...uids] },
            ])
          }
          atMost={mostRecipients}
          addWords={t('escalation.addPerson')}
          removeWords={(name) => t('escalation.removePerson', { name, from: shiftName(shift, locale) })}
          error={null}
        />
      ))}
    </Box>
  )
}
