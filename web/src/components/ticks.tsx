import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'

interface Props {
  label: string
  /** What each is called, by id, in the order in which they are offered. */
  options: ReadonlyMap<string, string>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What more there is to know. */
  help?: string
  /** What is wrong, in words. */
  error?: string | null
}

/** Some of a few, all in sight: ticked and unticked where they stand. */
export function Ticks({ label, options, chosen, onChange, help, error = null }: Props) {
  const id = useId()
  const words = error ?? help
  const tick = (one: string, isTicked: boolean) =>
    onChange(isTicked ? [...chosen, one] : chosen.filter((other) => other !== one))
  return (
    <FormControl
      component="fieldset"
      error={error !== null}
      aria-describedby={words === undefined ? undefined : id}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" sx={{ mb: 0.5, p: 0 }}>
        {label}
      </FormLabel>
      {[...options].map(([value, name]) => (
        <FormControlLabel
          key={value}
          sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              onChange={(event) => tick(value, event.target.checked)}
            />
          }
          label={name}
        />
      ))}
      {words !== undefined && <FormHelperText id={id}>{words}</FormHelperText>}
    </FormControl>
  )
}
