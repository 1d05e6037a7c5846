import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'startIcon' | 'aria-label' | 'children'> {
  /** What the place says that takes the files. */
  takes: string
  accept?: string
  multiple?: boolean
  /** Told of what was chosen, one file at least. */
  onChoose: (files: readonly [File, ...File[]]) => void
}

/** A button by which somebody chooses files; the same ones may be chosen again. */
export function FileButton({ takes, accept, multiple, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={takes}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? []
          target.value = ''
          if (first) onChoose([first, ...others])
        }}
      />
    </>
  )
}
