import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  tried: boolean
  /** Whether a STOP came from the number. */
  isStopped: boolean
  onChange: (tried: boolean) => void
}

/** That somebody has tried the number of a resident: no SMS goes to any other (docs/adr/0046). */
export function PhoneTried({ tried, isStopped, onChange }: Props) {
  const { t } = useTranslation()
  const helpId = useId()
  return (
    <FormControl>
      <FormControlLabel
        control={
          <Checkbox
            checked={tried}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { name: 'phoneTried', 'aria-describedby': helpId } }}
          />
        }
        label={t('residentForm.phoneTried')}
      />
      <FormHelperText id={helpId}>
        {t(isStopped ? 'residentForm.phoneStopped' : 'residentForm.phoneTriedHelp')}
      </FormHelperText>
    </FormControl>
  )
}
