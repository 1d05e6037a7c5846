import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ActionMenu } from '../menu/action-menu.tsx'
import { binsOf, type ChartMark, type MarkBin } from './chart-mark.ts'
import { MarkShape } from './mark-shape.tsx'

interface Props {
  marks: readonly ChartMark[]
  /** What they are beside: "Alertes et notes : levers par jour". */
  label: string
  /** What several are called that lie closer than a finger is wide. */
  severalName: (marks: readonly ChartMark[]) => string
  /** Where the chart begins that they stand over, and how wide it is, in CSS pixels. */
  left: number
  width: number
  /** Where an instant lies in it, from 0 to its width. */
  x: (at: number) => number
}

const sizePx = 44
const shapePx = 22

/** Marks over a chart, each a link; several beside each other are a menu of links. */
export function MarkStrip({ marks, label, severalName, left, width, x }: Props) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ anchor: HTMLElement; bin: MarkBin } | null>(null)
  const bins = width > 0 ? binsOf(marks, { x, width, least: sizePx }) : []
  if (bins.length === 0) return null
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ position: 'relative', height: sizePx, m: 0, p: 0, listStyle: 'none' }}
      >
        {bins.map((bin) => {
          const [only] = bin.marks
          const place = { height: sizePx, width: bin.width, borderRadius: 1 } as const
          return (
            <Box
              key={bin.left}
              component="li"
              sx={{ position: 'absolute', top: 0, left: left + bin.left, ...place }}
            >
              {only && bin.marks.length === 1 ? (
                <ButtonBase component={Link} to={only.to} aria-label={only.name} title={only.name} sx={place}>
                  <Shapes bin={bin} />
                </ButtonBase>
              ) : (
                <ButtonBase
                  aria-haspopup="menu"
                  aria-label={severalName(bin.marks)}
                  title={severalName(bin.marks)}
                  onClick={({ currentTarget }) => setOpen({ anchor: currentTarget, bin })}
                  sx={place}
                >
                  <Shapes bin={bin} />
                </ButtonBase>
              )}
            </Box>
          )
        })}
      </Box>
      <ActionMenu
        anchor={open?.anchor ?? null}
        onClose={() => setOpen(null)}
        label={open ? severalName(open.bin.marks) : ''}
        items={(open?.bin.marks ?? []).map(({ name, to }) => ({ label: name, act: () => navigate(to) }))}
      />
    </>
  )
}

/** Which kinds of marks a stretch has, and how many where there are several. */
function Shapes({ bin }: { bin: MarkBin }) {
  const kinds = (['alert', 'note'] as const).filter((kind) => bin.marks.some(({ what }) => what === kind))
  const width = kinds.length * shapePx
  // As near as can be to where they were, and never over those beside them.
  const left = Math.max(0, Math.min(bin.width - width, bin.middle - width / 2))
  return (
    <Box aria-hidden sx={{ position: 'absolute', left, width, display: 'grid', justifyItems: 'center' }}>
      <svg width={width} height={22} aria-hidden="true">
        {kinds.map((what, index) => (
          <MarkShape key={what} what={what} x={(index + 0.5) * shapePx} y={12} />
        ))}
      </svg>
      {bin.marks.length > 1 && <Box sx={{ typography: 'caption', lineHeight: 1 }}>{bin.marks.length}</Box>}
    </Box>
  )
}
