import { useTheme } from '@mui/material/styles'
import { actogramShapes, type Lived } from './actogram-shapes.ts'
import { chartColours } from './chart-colours.ts'

const sizePx = 6

/** The fillings of an actogram, named `${id}-${where}`. */
export function ActogramPatterns({ id }: { id: string }) {
  const { palette } = useTheme()
  const colours = chartColours(palette)
  return (
    <svg width={0} height={0} aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {(Object.keys(actogramShapes) as Lived[]).map((where) => {
          const { crossed } = actogramShapes[where]
          const colour = colours[where]
          return (
            <pattern
              key={where}
              id={`${id}-${where}`}
              width={sizePx}
              height={sizePx}
              patternUnits="userSpaceOnUse"
              patternTransform={crossed === 'dots' ? undefined : 'rotate(45)'}
            >
              <rect width={sizePx} height={sizePx} fill={crossed === 'lattice' ? '#FFFFFF' : colour} />
              {crossed === 'stripes' && <rect width={2} height={sizePx} fill="#FFFFFF" />}
              {crossed === 'dots' && <circle cx={3} cy={3} r={1.4} fill="#FFFFFF" />}
              {crossed === 'lattice' && <rect width={1.4} height={sizePx} fill={colour} />}
            </pattern>
          )
        })}
      </defs>
    </svg>
  )
}
