import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useEffect, useId, useRef } from 'react'

interface Props {
  label: string
  /** What each is called, by id, in the order in which they are offered. */
  options: ReadonlyMap<string, string>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Those of them that nobody may tick; what is ticked already may be unticked. */
  closed?: ReadonlySet<string>
  /** What more there is to know. */
  help?: string
  /** What is wrong, in words. */
  error?: string | null
}

/** Some of a few, all in sight: ticked and unticked where they stand. */
export function Ticks({ label, options, chosen, onChange, closed, help, error = null }: Props) {
  const id = useId()
  const words = error ?? help
  const first = useRef<HTMLInputElement>(null)
  // However long the list is, whoever wanted to go on is led to what keeps them.
  useEffect(() => {
    if (error !== null) first.current?.focus()
  }, [error])
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
      {words !== undefined && (
        <FormHelperText id={id} role={error === null ? undefined : 'alert'} sx={{ mx: 0 }}>
          {words}
        </FormHelperText>
      )}
      {[...options].map(([value, name], index) => (
        <FormControlLabel
          key={value}
          sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              disabled={closed?.has(value) === true && !chosen.includes(value)}
              onChange={(event) => tick(value, event.target.checked)}
              slotProps={{ input: { ref: index === 0 ? first : undefined } }}
            />
          }
          label={name}
        />
      ))}
    </FormControl>
  )
}
