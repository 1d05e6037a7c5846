import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, useRef } from 'react'
import type { TypedUntil } from '../lib/time/until-typed.ts'
import { Field } from './field.tsx'

interface Props {
  labels: { date: string; time: string }
  value: TypedUntil
  onChange: (value: TypedUntil) => void
  /** What is wrong, in words. */
  error: string | null
}

/** Until when: a date, and a time of that day. */
export function UntilFields({ labels, value, onChange, error }: Props) {
  const inputs = { date: useRef<HTMLInputElement>(null), time: useRef<HTMLInputElement>(null) }
  useEffect(() => {
    // Whoever is typing the time goes on with it.
    if (error !== null && document.activeElement !== inputs.time.current) inputs.date.current?.focus()
  }, [error, inputs.date, inputs.time])
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Box sx={{ display: 'grid' }}>
        <Field
          type="date"
          name="untilDate"
          autoComplete="off"
          label={labels.date}
          inputRef={inputs.date}
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
          error={error}
        />
        {/* The room of what is wrong: were the button to move as it is said, the second tap of a double tap would miss it. */}
        {error === null && <FormHelperText aria-hidden> </FormHelperText>}
      </Box>
      <Field
        type="time"
        name="untilTime"
        autoComplete="off"
        label={labels.time}
        inputRef={inputs.time}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        error={null}
      />
    </Box>
  )
}
