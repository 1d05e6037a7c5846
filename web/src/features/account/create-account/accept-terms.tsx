import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import { lazy, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'

const TermsDialog = lazy(() => import('../terms/terms-dialog.tsx'))

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
  const [reading, setReading] = useState(false)
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
      <Link
        component="button"
        type="button"
        onClick={() => setReading(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start', minHeight: 44, px: 1, fontSize: '1rem' }}
      >
        {t('account.readTerms')}
      </Link>
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
      {reading && (
        <LoadBoundary onFailed={() => setReading(false)}>
          <TermsDialog onClose={() => setReading(false)} />
        </LoadBoundary>
      )}
    </FormControl>
  )
}
