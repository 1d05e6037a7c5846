import type { Palette } from '@mui/material/styles'

/** What is drawn of a resident, and of their devices. */
export type DrawnThing =
  | 'up'
  | 'bed'
  | 'chair'
  | 'out'
  | 'unknown'
  | 'temperature'
  | 'humidity'
  | 'co2'
  | 'call'
  | 'battery'
  | 'signal'

/** The same colour for the same thing, whatever chart it stands in: each at least 3:1 on white. Nothing is told by colour alone. */
export const chartColours = (palette: Palette): Readonly<Record<DrawnThing, string>> => ({
  up: palette.success.main,
  bed: palette.primary.dark,
  chair: palette.warning.main,
  out: '#7B1FA2',
  unknown: palette.text.disabled,
  temperature: '#AD1457',
  humidity: '#00757A',
  co2: '#5D4037',
  call: palette.error.main,
  battery: palette.success.main,
  signal: palette.primary.dark,
})
