import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

export interface RadioOption {
  readonly value: string
  readonly name: string
  /** What it means. */
  readonly help?: string
}

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly RadioOption[]
  /** What more there is to know of all of them. */
  help?: string
}

/** One of a few, each with what it means. */
export function RadioChoice({ label, value, onChange, options, help }: Props) {
  const id = useId()
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      {help !== undefined && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            sx={{ alignItems: 'start', mt: 1, overflowWrap: 'anywhere' }}
            control={<Radio sx={{ flex: 'none', width: 44, height: 44 }} />}
            label={
              <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
                {option.name}
                {option.help !== undefined && (
                  <Box
                    component="span"
                    sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                  >
                    {option.help}
                  </Box>
                )}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}
