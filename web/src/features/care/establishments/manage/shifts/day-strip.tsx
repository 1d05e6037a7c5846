import Box from '@mui/material/Box'
import { minuteOf, minutesOf, type Span } from '@vigie/domain/time/shift-cover'

/** What a span of the strip is; each has a shape of its own. */
export type SpanKind = 'shift' | 'gap' | 'overlap'

const looks = {
  shift: { bgcolor: 'primary.main' },
  gap: {
    border: 2,
    borderStyle: 'dashed',
    borderColor: 'warning.dark',
    background: 'repeating-linear-gradient(45deg, #FFF4E0 0 4px, #FFFFFF 4px 8px)',
  },
  overlap: { background: 'repeating-linear-gradient(90deg, #01579B 0 3px, #81D4FA 3px 8px)' },
} as const

const percent = (minutes: number) => `${(minutes / 1_440) * 100}%`

/** A day from midnight to midnight with spans on it; what runs over midnight is at both ends. The words stand elsewhere. */
export function DayStrip({ spans }: { spans: readonly (Span & { readonly kind: SpanKind })[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: 20,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
        border: 1,
        borderColor: 'divider',
        // A line every six hours.
        backgroundImage: 'linear-gradient(90deg, #7D8F99 1px, transparent 1px)',
        backgroundSize: '25% 100%',
      }}
    >
      {spans.flatMap(({ start, end, kind }) => {
        const from = minuteOf(start)
        const long = minutesOf({ start, end })
        const over = from + long - 1_440
        const bars = over > 0 ? [[from, long - over] as const, [0, over] as const] : [[from, long] as const]
        return bars.map(([left, width]) => (
          <Box
            key={`${kind}${start}${end}${left}`}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: percent(left),
              width: percent(width),
              ...looks[kind],
            }}
          />
        ))
      })}
    </Box>
  )
}
