import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { placeIn } from './line-hours.ts'
import type { TimeWindow } from './time-window.ts'

/** What recurs on every line, from one part of it to another. */
export interface LanePiece {
  readonly name: string
  readonly from: number
  readonly until: number
}

const lanePx = 18

interface Props {
  lanes: readonly (readonly LanePiece[])[]
  /** What of the lines is shown. */
  window: TimeWindow
}

/** Names above the lines of an actogram, each as wide as what it names; one that is longer is cut off, and is to stand beside it in full. */
export function ActogramLanes({ lanes, window }: Props) {
  const { palette } = useTheme()
  return (
    <Box sx={{ gridColumn: 2, display: 'grid', mb: 0.5 }}>
      {lanes.map((lane) => (
        <Box key={`${lane[0]?.name} ${lane[0]?.from}`} sx={{ position: 'relative', height: lanePx }}>
          {lane
            .flatMap((piece) => shownOf(piece, window))
            .map(({ name, from, until }) => (
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

/** The part of it that is shown, as parts of that; none of what is not. */
function shownOf({ name, from, until }: LanePiece, window: TimeWindow): LanePiece[] {
  const piece = { name, from: Math.max(0, placeIn(window, from)), until: Math.min(1, placeIn(window, until)) }
  return piece.from < piece.until ? [piece] : []
}
