import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TermsLink } from '../terms/terms-link.tsx'

interface Props {
  accepted: boolean
  onChange: (accepted: boolean) => void
  inputRef: RefObject<HTMLInputElement | null>
  /** What is wrong, in words. */
  error: string | null
}

/** The terms of service: to be read in a window of their own, and accepted. */
export function AcceptTerms({ accepted, onChange, inputRef, error }: Props) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <FormControl error={error !== null}>
      <FormControlLabel
        control={
          <Checkbox
            checked={accepted}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                ref: inputRef,
                name: 'accepted',
                'aria-describedby': error === null ? undefined : errorId,
              },
            }}
          />
        }
        label={t('account.acceptTerms')}
      />
      <TermsLink />
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
