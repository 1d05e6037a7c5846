import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'

interface Props<T extends string> {
  /** What is chosen by them. */
  label: string
  choices: readonly { readonly value: T; readonly name: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few, all of them in sight. */
export function Chips<T extends string>({ label, choices, chosen, onChoose }: Props<T>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(({ value, name }) => (
        <ButtonBase
          key={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          sx={{
            minHeight: 44,
            px: 2,
            borderRadius: 6,
            border: 1,
            borderColor: value === chosen ? 'primary.dark' : 'divider',
            bgcolor: value === chosen ? 'primary.light' : 'background.paper',
            fontWeight: value === chosen ? 700 : 400,
            typography: 'body2',
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  )
}
