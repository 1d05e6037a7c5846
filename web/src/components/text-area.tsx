import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type RefObject, useId } from 'react'

interface Props {
  label: string
  name: string
  inputRef: RefObject<HTMLTextAreaElement | null>
  value: string
  /** Left out where it is only read, and copied. */
  onChange?: (value: string) => void
  /** Told when the person goes on to something else. */
  onLeave?: () => void
  /** What is wrong, in words. */
  error: string | null
  help?: string
}

/** Several lines of a form: label above, help or error below. */
export function TextArea({ label, name, inputRef, value, onChange, onLeave, error, help }: Props) {
  const id = useId()
  const helpId = `${id}-help`
  const said = error ?? help
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        multiline
        minRows={3}
        maxRows={14}
        inputRef={inputRef}
        value={value}
        readOnly={onChange === undefined}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onLeave}
        slotProps={{
          input: { 'aria-describedby': said === undefined ? undefined : helpId, autoComplete: 'off' },
        }}
      />
      {said !== undefined && (
        <FormHelperText id={helpId} role={error === null ? undefined : 'alert'}>
          {said}
        </FormHelperText>
      )}
    </FormControl>
  )
}
