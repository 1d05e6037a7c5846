import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'

/** What recurs on every line, from one part of it to another. */
export interface LanePiece {
  readonly name: string
  readonly from: number
  readonly until: number
}

const lanePx = 18

/** Names above the lines of an actogram, each as wide as what it names; one that is longer is cut off, and is to stand beside it in full. */
export function ActogramLanes({ lanes }: { lanes: readonly (readonly LanePiece[])[] }) {
  const { palette } = useTheme()
  return (
    <Box sx={{ gridColumn: 2, display: 'grid', mb: 0.5 }}>
      {lanes.map((lane) => (
        <Box key={`${lane[0]?.name} ${lane[0]?.from}`} sx={{ position: 'relative', height: lanePx }}>
          {lane.map(({ name, from, until }) => (
            <Box
              key={from}
              sx={{
                ...{ position: 'absolute', left: `${100 * from}%`, width: `${100 * (until - from)}%` },
                ...{ height: lanePx, lineHeight: `${lanePx}px`, px: 0.5, typography: 'caption' },
                ...{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
                borderLeft: from === 0 ? 'none' : `1px dashed ${palette.text.secondary}`,
              }}
            >
              {name}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
