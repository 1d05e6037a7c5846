import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  label: string
  type: 'date' | 'email' | 'number' | 'password' | 'tel' | 'text' | 'time'
  name: string
  autoComplete: string
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** Told when the person goes on to something else. */
  onLeave?: () => void
  /** What is wrong, in words. */
  error: string | null
  /** The id of what more there is to know of it. */
  describedBy?: string
  /** Which keys a phone offers, where the type does not say it. */
  inputMode?: 'numeric' | 'decimal'
  endAdornment?: ReactNode
}

/** One line of a form: label above, error below. */
export function Field({ label, error, onChange, onLeave, describedBy, ...input }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  const describedIds = [error === null ? null : errorId, describedBy].filter(Boolean).join(' ')
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        slotProps={{ input: { 'aria-describedby': describedIds || undefined } }}
      />
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
