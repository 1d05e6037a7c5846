import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Select from '@mui/material/Select'
import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** `option` elements, in `optgroup`s or not. */
  children: ReactNode
}

/** One of several, as the system's own list: label above. */
export function Choice({ label, value, onChange, children, name }: Props) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Select
        native
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, name }}
      >
        {children}
      </Select>
    </FormControl>
  )
}
