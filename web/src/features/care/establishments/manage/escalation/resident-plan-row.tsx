import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { StoredResidentPlan } from '@vigie/domain/alerts/escalation-plan'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'

interface Props {
  name: string
  /** Null: it cannot be read. */
  plan: StoredResidentPlan | null
  onChange: () => void
  onRemove: () => void
}

/** A resident who has a plan of their own, and what it comes to. */
export function ResidentPlanRow({ name, plan, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="h3">
          {name}
        </Typography>
        {plan === null ? (
          <Typography sx={{ color: 'error.dark' }}>{t('escalation.ownUnreadable')}</Typography>
        ) : (
          <Typography>
            {plan.activated ? t('escalation.ownSteps', { count: plan.steps.length }) : t('escalation.ownOff')}
          </Typography>
        )}
      </Box>
      <IconButton onClick={onChange} aria-label={t('escalation.ownChange', { name })}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
      <IconButton onClick={onRemove} aria-label={t('escalation.ownRemove', { name })}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Box>
  )
}
