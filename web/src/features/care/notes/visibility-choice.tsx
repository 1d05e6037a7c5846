import { mdiAccountGroup, mdiLock } from '@mdi/js'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { NoteVisibility } from '@vigie/domain/care/note'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'

const choices = [
  { visibility: 'public', icon: mdiAccountGroup, words: 'noteForm.publicChoice' },
  { visibility: 'private', icon: mdiLock, words: 'notes.privateMark' },
] as const

interface Props {
  chosen: NoteVisibility
  onChoose: (visibility: NoteVisibility) => void
}

/** Whether a note is for everybody who reads the resident, or for the care team alone. */
export function VisibilityChoice({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <FormLabel id={id}>{t('noteForm.forWhom')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={chosen}
        onChange={(_, value) => onChoose(value === 'private' ? 'private' : 'public')}
        sx={{ columnGap: 2 }}
      >
        {choices.map(({ visibility, icon, words }) => (
          <FormControlLabel
            key={visibility}
            value={visibility}
            control={<Radio sx={{ width: 44, height: 44 }} />}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <Icon path={icon} sx={{ fontSize: 20 }} />
                {t(words)}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}
