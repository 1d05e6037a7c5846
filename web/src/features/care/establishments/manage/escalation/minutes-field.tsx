import { useRef } from 'react'
import { Field } from '../../../../../components/field.tsx'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** What is wrong, in words. */
  error: string | null
}

/** So many minutes, of a plan. */
export function MinutesField(props: Props) {
  const input = useRef<HTMLInputElement>(null)
  return <Field {...props} type="text" inputMode="numeric" autoComplete="off" inputRef={input} />
}
