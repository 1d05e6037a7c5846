import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ChangedField } from './resident-form.ts'

/** What somebody else has changed of a resident while the form was open; nothing where nobody has. */
export function ChangedFields({ changed }: { changed: readonly ChangedField[] }) {
  const { t } = useTranslation()
  if (changed.length === 0) return null
  return (
    <div>
      {t('residentForm.changedMeanwhile')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changed.map(({ field, now, isTypedOver }) => (
          <li key={field}>
            {t('residentForm.saysNow', {
              what: t(`residentForm.${field}`),
              now: now.trim() === '' ? '—' : now,
            })}
            {isTypedOver && ` · ${t('residentForm.yoursStays')}`}
          </li>
        ))}
      </Box>
    </div>
  )
}
