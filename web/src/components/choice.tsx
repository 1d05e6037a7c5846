import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, type Ref, useId } from 'react'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  inputRef?: Ref<HTMLSelectElement>
  /** What the one that is chosen means. */
  help?: string
  /** What is wrong, in words. */
  error?: string | null
  /** `option` elements, in `optgroup`s or not. */
  children: ReactNode
}

/** One of several, as the system's own list: label above. */
export function Choice({ label, value, onChange, help, error = null, children, name, inputRef }: Props) {
  const id = useId()
  const wordsId = `${id}-words`
  const words = error ?? help
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      {/* `Select` would be the same, with MUI's own menu in it, and weigh 18 kB more. */}
      <NativeSelect
        input={<OutlinedInput />}
        inputRef={inputRef}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, name, 'aria-describedby': words === undefined ? undefined : wordsId }}
      >
        {children}
      </NativeSelect>
      {words !== undefined && <FormHelperText id={wordsId}>{words}</FormHelperText>}
    </FormControl>
  )
}
