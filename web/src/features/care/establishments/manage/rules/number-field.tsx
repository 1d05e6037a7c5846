import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, useId, useRef } from 'react'
import { Field } from '../../../../../components/field.tsx'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Which numbers fit. */
  help: string
  /** What is wrong, in words, which say that too. */
  error: string | null
}

/** A number, with a comma or a point; whoever gave none that fits is led back to it. */
export function NumberField({ help, error, ...field }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== null) input.current?.focus()
  }, [error])
  return (
    <div>
      <Field
        {...field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        inputRef={input}
        error={error}
        {...(error === null && { describedBy: id })}
      />
      {error === null && <FormHelperText id={id}>{help}</FormHelperText>}
    </div>
  )
}
