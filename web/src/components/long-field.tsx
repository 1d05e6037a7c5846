import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type RefObject, useId } from 'react'

interface Props {
  label: string
  name: string
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** Told when the person goes on to something else. */
  onLeave: () => void
  /** What is wrong, in words. */
  error: string | null
}

/** Several lines of a form, as many as are needed: label above, error below. */
export function LongField({ label, name, inputRef, value, onChange, onLeave, error }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        multiline
        minRows={2}
        maxRows={10}
        autoComplete="off"
        inputRef={inputRef}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        slotProps={{ input: { 'aria-describedby': error === null ? undefined : errorId } }}
      />
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
