import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Select from '@mui/material/Select'
import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** What is wrong, in words. */
  error?: string | null
  /** `option` elements, in `optgroup`s or not. */
  children: ReactNode
}

/** One of several, as the system's own list: label above. */
export function Choice({ label, value, onChange, error = null, children, name }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Select
        native
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, name, 'aria-describedby': error === null ? undefined : errorId }}
      >
        {children}
      </Select>
      {error !== null && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}
