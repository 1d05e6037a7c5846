import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  accepted: boolean
  onChange: (accepted: boolean) => void
  inputRef: RefObject<HTMLInputElement | null>
  /** What is wrong, in words. */
  error: string | null
  /** Where to read them, unless they stand above. */
  children?: ReactNode
}

/** The terms of service, to be accepted. */
export function AcceptTerms({ accepted, onChange, inputRef, error, children }: Props) {
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
      {children}
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
