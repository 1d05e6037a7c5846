import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type Ref, useRef } from 'react'
import { Choice } from './choice.tsx'
import { Icon } from './icon.tsx'
import { useChosenByKeys } from './use-chosen-by-keys.ts'

interface Props {
  label: string
  name: string
  inputRef?: Ref<HTMLSelectElement>
  /** What each is called, by id, in the order in which they are offered. */
  options: ReadonlyMap<string, string>
  /** The ids of those chosen so far, in the order in which they were. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** How many may be chosen. */
  atMost: number
  /** What asks for one more. */
  addWords: string
  /** What takes one out again, by what it is called. */
  removeWords: (name: string) => string
  /** What is wrong, in words. */
  error: string | null
}

/** Some of many: chosen one by one, each to be taken out again. */
export function SeveralChoice(props: Props) {
  const { options, chosen, onChange, atMost, addWords, removeWords, ...choice } = props
  const whole = useRef<HTMLDivElement>(null)
  const { shown, choose, around } = useChosenByKeys(
    (id) => chosen.length < atMost && onChange([...chosen, id]),
  )
  const takeOut = (id: string) => {
    onChange(chosen.filter((one) => one !== id))
    // Its button goes with it, and with that the place of whoever goes by keyboard.
    whole.current?.querySelector('select')?.focus()
  }
  return (
    <div ref={whole} {...around}>
      <Choice {...choice} value={shown} onChange={choose}>
        <option value="">{addWords}</option>
        {[...options]
          .filter(([id]) => !chosen.includes(id))
          .map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {chosen.map((id) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {options.get(id) ?? id}
            </Box>
            <IconButton onClick={() => takeOut(id)} aria-label={removeWords(options.get(id) ?? id)}>
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </div>
  )
}
